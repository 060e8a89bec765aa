import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { trialOf } from './trial.ts';

holdsRecorded(trialOf('first-contact'), fileURLToPath(new URL('recorded', import.meta.url)));
