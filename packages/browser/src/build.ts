/** Steps of a build that the web apps share. Not for code in a browser. */
export { compressFolder } from './build/compress.ts';
export { LATER_IMPORTS } from './build/later-imports.ts';
