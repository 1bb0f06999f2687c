import { halfWidth } from './half-width.ts';

/** Returns the text in lower case and half width, for comparison in searches. */
export function normalise(text: string): string {
  return halfWidth(text).toLowerCase();
}
