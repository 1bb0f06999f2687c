/** Before each three figures of a whole number but the first. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/*
 * Both languages write figures alike, and as `Intl` does for en-MY. Without it: where it is first used a
 * slow phone is busy for some 40 ms, in which nothing else of the page can be done.
 */

/** A whole number as `1,250`, a negative as `-1,250`. */
export function writeCount(whole: number): string {
  return String(whole).replace(THOUSANDS, ',');
}

/** Whole cents as `1,250.90`, a negative as `-1,250.90`. */
export function writeAmount(cents: number): string {
  const size = Math.abs(cents);
  const sen = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${writeCount(Math.trunc(size / 100))}.${sen}`;
}
