/** Board, tickets and steps of orders. */
export {};
