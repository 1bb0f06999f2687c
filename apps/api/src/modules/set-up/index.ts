/** Public interface of the set-up module. */
export { openSetUp } from './token/open-set-up.ts';
export { requireSetUpToken } from './token/require-token.ts';
