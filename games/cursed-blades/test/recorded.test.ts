import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { shipped, trialOf } from './trial.ts';

holdsRecorded(
  { brawl: trialOf(shipped('first-blood')), river: trialOf(shipped('reed-river')) },
  fileURLToPath(new URL('recorded', import.meta.url)),
);
