import { join } from 'node:path';

/** Folder that describes the demo restaurant. */
export const DEMO = join(import.meta.dirname, '..', '..', 'demo');
