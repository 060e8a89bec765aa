import { fileURLToPath } from 'node:url';
import { holdsRecorded } from '../../../tools/recordings/holds.ts';
import { fordTrial } from './trial.ts';

holdsRecorded({ ford: fordTrial }, fileURLToPath(new URL('recorded', import.meta.url)));
