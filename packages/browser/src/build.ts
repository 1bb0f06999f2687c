/** Steps of a build that the web apps share. Not for code in a browser. */
export { buildPreload } from './build/build-preload.ts';
export { buildWorkerScript } from './build/build-worker-script.ts';
export { compressFolder } from './build/compress.ts';
export { LATER_IMPORTS } from './build/later-imports.ts';
