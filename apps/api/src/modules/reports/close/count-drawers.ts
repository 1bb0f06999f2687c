import { parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import type { OpenDrawer } from './drawers.ts';
import { type NextDay, uncounted } from './make-close.ts';
import type { CountedDrawer } from './store-close.ts';

type Sent = Schemas['CountedDrawer'];

/**
 * Returns the cash of the drawers as a person counted it.
 * @throws ApiError `DAY_CHANGED` if drawers or expected cash are not those that the person saw,
 * `INVALID_REQUEST` if amounts do not fit together, a difference has no note, or a drawer was not
 * counted that must be.
 */
export function countDrawers(
  sent: readonly Sent[],
  { day, drawers }: NextDay,
): readonly CountedDrawer[] {
  if (sent.length !== drawers.length) throw new ApiError('DAY_CHANGED');
  return drawers.map((drawer) => {
    const index = sent.findIndex(({ drawer_id }) => drawer_id === drawer.id);
    const counted = sent[index];
    if (counted === undefined || parseMoney(counted.expected) !== drawer.expected)
      throw new ApiError('DAY_CHANGED');
    return countDrawer(counted, drawer, {
      mustCount: day.mustCount,
      path: `body.drawers.${index}`,
    });
  });
}

function countDrawer(
  sent: Sent,
  drawer: OpenDrawer,
  { mustCount, path }: { readonly mustCount: boolean; readonly path: string },
): CountedDrawer {
  const left = parseMoney(sent.left);
  if (sent.counted === null) {
    if (mustCount || sent.denominations !== null) throw invalidRequest(`${path}.counted`);
    if (left !== drawer.expected) throw invalidRequest(`${path}.left`);
    return { ...uncounted(drawer), note: sent.note };
  }
  const counted = parseMoney(sent.counted);
  const denominations = sent.denominations?.map(({ value, count }) => ({
    value: parseMoney(value),
    count,
  }));
  const sum = denominations?.reduce((total, { value, count }) => total + value * count, 0);
  if (sum !== undefined && sum !== counted) throw invalidRequest(`${path}.denominations`);
  if (left < 0 || left > counted) throw invalidRequest(`${path}.left`);
  if (counted !== drawer.expected && sent.note === null) throw invalidRequest(`${path}.note`);
  const { id, opening, cash, expected } = drawer;
  const amounts = { id, opening, cash, expected, counted, left };
  return { ...amounts, denominations: denominations ?? null, note: sent.note };
}
