import type { Body } from '@grognard/field';
import { bodyOn, bodyStanding } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { March } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';

/** The same, once the march is made. */
export const bodyEnded = (
  setting: Setting,
  { arm }: Pick<BoardBlock, 'arm'>,
  { x, y, heading, column }: March['end'],
): Body => bodyStanding(setting, { x, y, heading, arm, column: column ? true : undefined });

/** The ground that a piece takes up where its march ends. */
export const bodyAtEnd = (
  setting: Setting,
  { arm }: Pick<BoardBlock, 'arm'>,
  { x, y, heading, column }: March['end'],
): Body => bodyOn(setting, { x, y, heading, arm, column: column ? true : undefined });
