/** Texts of the board, tickets and steps. */
export const orders = {
  board: 'Orders',
};
