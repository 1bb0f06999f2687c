import type { FirstCounterTexts } from '../../translation.ts';
import { common } from '../common.ts';
import { board } from './board.ts';
import { errors } from './errors.ts';
import { start } from './start.ts';

export const texts: FirstCounterTexts = {
  common,
  counterStart: start,
  counterOrders: board,
  counterErrors: errors,
};
