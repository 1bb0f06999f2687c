/** Settings of Vite that all browser front ends share. Not for the code of a front end. */
export { createScopedName } from './build/scoped-name.ts';
export { ENGINES, TARGET } from './build/target.ts';
