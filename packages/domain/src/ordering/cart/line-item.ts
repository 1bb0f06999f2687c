import type { CartLine } from '@claypot/sdk';

/** What a line is called and looks like, whether it is a dish, a package or a hot deal. */
export interface LineItem {
  readonly name: string;
  readonly image: string | null;
}

/** A hot deal goes by its own name and the picture of the package chosen in it. */
export function lineItem(line: Pick<CartLine, 'dish' | 'package' | 'hot_deal'>): LineItem {
  return {
    name: line.hot_deal?.name ?? line.package?.package_name ?? line.dish?.name ?? '',
    image: line.package?.image ?? line.dish?.image ?? null,
  };
}
