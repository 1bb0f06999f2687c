/** Board, tickets and steps of orders. */
export type * from './views.ts';
