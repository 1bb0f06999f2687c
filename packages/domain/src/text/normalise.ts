import { halfWidth } from './half-width.ts';

/**
 * The text as searches compare it: case does not matter, and full-width letters, as Chinese input
 * methods make them, count as the ordinary ones.
 */
export function normalise(text: string): string {
  return halfWidth(text).toLowerCase();
}
