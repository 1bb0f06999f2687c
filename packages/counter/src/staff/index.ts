/** Devices, sessions, PIN pad, approvals and accounts of staff. */
export type * from './views.ts';
