import type { CartLine } from '@claypot/sdk';

/** One thing in a package, and how it was asked for. */
interface LinePart {
  readonly qty: number;
  readonly name: string;
  readonly choices: readonly string[];
}

/**
 * What is in a package: its dishes, each with the variations chosen of it, then what a deal adds.
 * A variation of a dish follows the dish it is of.
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
