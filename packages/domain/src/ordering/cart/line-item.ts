import type { CartLine } from '@claypot/sdk';

/** Name and image of a line, for a dish, a package or a hot deal. */
export interface LineItem {
  readonly name: string;
  readonly image: string | null;
}

/**
 * Returns the name and image of a line. A hot deal has its own name and the image of the chosen
 * package.
 */
export function lineItem(line: Pick<CartLine, 'dish' | 'package' | 'hot_deal'>): LineItem {
  return {
    name: line.hot_deal?.name ?? line.package?.package_name ?? line.dish?.name ?? '',
    image: line.package?.image ?? line.dish?.image ?? null,
  };
}
