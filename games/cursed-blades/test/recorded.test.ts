import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { shipped, trialOf } from './trial.ts';

holdsRecorded(trialOf(shipped('first-blood')), fileURLToPath(new URL('recorded', import.meta.url)));
