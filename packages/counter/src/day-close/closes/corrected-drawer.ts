import { type Cents, cents } from '@claypot/sdk';
import type { DayClose } from '@claypot/sdk/counter';

/** The cash of a drawer at a close, after corrections. */
export interface CorrectedDrawer {
  readonly counted: Cents | null;
  readonly left: Cents;
  /** Counted less expected; null if it was not counted. */
  readonly difference: Cents | null;
}

/** Returns the cash of a drawer as the last correction has it, or the close without one. */
export function correctedDrawer(
  { corrections, drawers }: Pick<DayClose, 'corrections' | 'drawers'>,
  drawerId: string,
): CorrectedDrawer {
  const drawer = drawers.find(({ id }) => id === drawerId);
  const last = corrections.filter(({ drawer_id }) => drawer_id === drawerId).at(-1);
  const counted = last?.counted ?? drawer?.counted ?? null;
  const left = last?.left ?? drawer?.left ?? cents(0);
  const expected = drawer?.expected ?? cents(0);
  return { counted, left, difference: counted === null ? null : cents(counted - expected) };
}
