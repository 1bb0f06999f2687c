import type { CartLine } from '@claypot/sdk';
import { search } from './path-parts.ts';
import { pathTo } from './path-to.ts';

/** The parameter in which the address of a dish, a package or a hot deal names a line of the cart. */
const LINE = 'line';

/** Where the choices of a line can be changed. */
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

/** The line whose choices are changed at an address; null where none is. */
export function editedLine(path: string): string | null {
  return new URLSearchParams(search(path)).get(LINE);
}
