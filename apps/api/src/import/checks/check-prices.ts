import type { Problem } from '../read/problem.ts';
import type { Entry } from '../read/reader.ts';

/** A menu item sold on its own. */
interface Sold {
  price: number;
  price_after_discount?: number | undefined;
  free?: boolean | undefined;
}

/**
 * Checks that `free` matches the price. A price of 0.00 is usually a mistake, so it requires `free:
 * true`.
 */
export function checkFree({ source, path, value }: Entry<Sold>): Problem[] {
  if (!value) return [];
  const isFree = value.free === true;
  const fields = (['price', 'price_after_discount'] as const).filter((field) => value[field] === 0);
  if (isFree && fields.length === 0) {
    return [
      source.problem([...path, 'free'], 'is true, but it has a price; take one of the two out'),
    ];
  }
  if (isFree) return [];
  return fields.map((field) =>
    source.problem([...path, field], 'is 0.00; add free: true if it costs nothing'),
  );
}
