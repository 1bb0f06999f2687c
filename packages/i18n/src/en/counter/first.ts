import { common } from '../common.ts';
import { board } from './board.ts';
import { errors } from './errors.ts';
import { start } from './start.ts';

/** English texts of the start and of the board. */
export const texts = {
  common,
  counterStart: start,
  counterOrders: board,
  counterErrors: errors,
};
