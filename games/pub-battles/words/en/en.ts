import type { Words } from '../words.ts';
import { asking, decisions, waiting } from './decisions.ts';
import { labels } from './labels.ts';
import { notices } from './notices.ts';
import { ended, outcomes } from './outcomes.ts';
import { attack } from './refusals/attack.ts';
import { bombard } from './refusals/bombard.ts';
import { chit } from './refusals/chit.ts';
import { fight } from './refusals/fight.ts';
import { leave } from './refusals/leave.ts';
import { march } from './refusals/march.ts';
import { night } from './refusals/night.ts';
import { plan } from './refusals/plan.ts';
import { rally } from './refusals/rally.ts';
import { reserve } from './refusals/reserve.ts';
import { scenario } from './refusals/scenario.ts';
import { turn } from './refusals/turn.ts';
import { cm, facing, name, side, who } from './speech.ts';
import { told } from './told.ts';

export const en: Words = {
  speech: { who, name, facing, cm },
  labels,
  side,
  refusals: {
    ...march,
    ...attack,
    ...turn,
    ...chit,
    ...leave,
    ...rally,
    ...fight,
    ...bombard,
    ...reserve,
    ...plan,
    ...night,
    ...scenario,
  },
  notices,
  decisions,
  asking,
  waiting,
  outcomes,
  ended,
  told,
};
