import { bend } from '../bending/bend.ts';
import { change } from './change.ts';
import { limber, unlimber } from './guns.ts';
import { reform, reorganise } from './reform.ts';
import { deploy, rejoin } from './skirmish.ts';
import { turn } from './turn.ts';

export const changeTasks = { change, turn, deploy, rejoin, reorganise, reform, limber, unlimber, bend };
