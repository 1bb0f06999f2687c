import type { CartLine } from '@claypot/sdk';

interface LinePart {
  readonly qty: number;
  readonly name: string;
  readonly choices: readonly string[];
}

/**
 * Returns the contents of a package: its dishes with the options chosen, then the additions of a
 * deal. In `variation_list`, the options of a dish follow the dish.
 */
export function lineContents({ variation_list }: Pick<CartLine, 'variation_list'>): LinePart[] {
  const parts: { qty: number; name: string; choices: string[] }[] = [];
  for (const { dish_variation_id, qty, variation_name } of variation_list) {
    const dish = parts.at(-1);
    if (dish_variation_id !== null && dish) dish.choices.push(variation_name);
    else parts.push({ qty, name: variation_name, choices: [] });
  }
  return parts;
}
