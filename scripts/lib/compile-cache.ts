import { fileURLToPath } from 'node:url';

/**
 * Compile cache of all processes of the tests. Hundreds of processes load the same modules;
 * compiling them takes half of a server's start.
 */
export const COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE ??
  fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
