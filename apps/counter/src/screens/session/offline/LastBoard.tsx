import { readLastBoard } from '@claypot/counter/orders';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { LastBoardView } from './LastBoardView.tsx';

/** Interval at which the age is renewed, in ms. */
const INTERVAL = 10_000;

/** The last board of the device; nothing if it has none. */
export function LastBoard() {
  const { runtime } = useCounter();
  const board = readLastBoard(runtime, useNow(INTERVAL));
  return board !== null && board.columns.length > 0 ? <LastBoardView board={board} /> : null;
}
