import { writeFileSync } from 'node:fs';
import { SCREENS_FILE, screensSource } from './screens-source.ts';

writeFileSync(SCREENS_FILE, screensSource());
