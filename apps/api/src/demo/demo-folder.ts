import { join } from 'node:path';

/** Where the demo restaurant is described. */
export const DEMO = join(import.meta.dirname, '..', '..', 'demo');
