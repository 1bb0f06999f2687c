import type { CartLine } from '@claypot/sdk';
import { search } from './path-parts.ts';
import { pathTo } from './path-to.ts';

/** Query parameter with the id of the cart line being edited. */
const LINE = 'line';

/** Returns the path of the form that edits a cart line. */
export function editLinePath({
  dish,
  hot_deal,
  id,
  package: pack,
}: Pick<CartLine, 'dish' | 'hot_deal' | 'id' | 'package'>): string {
  return `${itemPath(hot_deal, pack, dish)}?${new URLSearchParams({ [LINE]: id })}`;
}

function itemPath(
  deal: CartLine['hot_deal'],
  pack: CartLine['package'],
  dish: CartLine['dish'],
): string {
  if (deal !== null) return pathTo('hotDeal', { id: deal.id });
  if (pack !== null) return pathTo('package', { id: pack.id });
  return pathTo('dish', { id: dish?.id ?? '' });
}

/** Returns the id of the cart line edited at a path; null if none. */
export function editedLine(path: string): string | null {
  return new URLSearchParams(search(path)).get(LINE);
}
