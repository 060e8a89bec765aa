import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { trialOf } from './trial.ts';

holdsRecorded(
  { contact: trialOf('first-contact'), crossroads: trialOf('quatre-bras-1815') },
  fileURLToPath(new URL('recorded', import.meta.url)),
);
