/** Public interface of the back-office module. */
export { openSetUp } from './set-up/token/open-set-up.ts';
export { requireSetUpToken } from './set-up/token/require-token.ts';
