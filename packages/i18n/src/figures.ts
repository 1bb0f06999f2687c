/** Position before each group of three digits of an integer, except the first. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/*
 * Both languages format numbers alike, as `Intl` does for en-MY. `Intl` is avoided because its
 * first use blocks a slow phone for about 40 ms.
 */

/** Formats an integer as `1,250`, a negative one as `-1,250`. */
export function writeCount(whole: number): string {
  return String(whole).replace(THOUSANDS, ',');
}

/** Formats an integer of cents as `1,250.90`, a negative one as `-1,250.90`. */
export function writeAmount(cents: number): string {
  const size = Math.abs(cents);
  const sen = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${writeCount(Math.trunc(size / 100))}.${sen}`;
}
