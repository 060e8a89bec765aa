import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { shipped, trialOf } from './trial.ts';

holdsRecorded(
  { plain: trialOf(shipped('first-volley')), village: trialOf(shipped('kaltenried')) },
  fileURLToPath(new URL('recorded', import.meta.url)),
);
