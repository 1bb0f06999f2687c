/** Position before each group of three digits of an integer, except the first. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/*
 * Both languages format numbers alike, as `Intl` does for en-MY. `Intl` is avoided because its
 * first use blocks a slow phone for about 40 ms.
 */

/** Formats an integer as `1,250`, a negative one as `−1,250`. */
export function writeCount(whole: number): string {
  return `${sign(whole)}${String(Math.abs(whole)).replace(THOUSANDS, ',')}`;
}

/** Formats an integer of cents as `1,250.90`, a negative one as `−1,250.90`. */
export function writeAmount(cents: number): string {
  const size = Math.abs(cents);
  const sen = String(size % 100).padStart(2, '0');
  return `${sign(cents)}${writeCount(Math.trunc(size / 100))}.${sen}`;
}

/**
 * Formats an integer of cents as `RM 1,250.90` with a no-break space, a negative one as `−RM
 * 1,250.90`. Every amount that a customer reads is written by this function.
 */
export function writeMoney(cents: number): string {
  return `${sign(cents)}RM\u00a0${writeAmount(Math.abs(cents))}`;
}

/** Returns the minus sign (U+2212) of a negative number. */
function sign(value: number): string {
  return value < 0 ? '\u2212' : '';
}
