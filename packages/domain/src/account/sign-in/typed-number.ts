/** The mobile number typed last in a sign-in form; empty if none. */
export interface TypedNumber {
  /** Unnormalised input. */
  text: string;
}

/**
 * Returns the state that sign-in, sign-up and reset forms share, so that the customer types the
 * number once. It lives as long as the page and is never put into a URL, because the number is
 * personal data.
 */
export function createTypedNumber(): TypedNumber {
  return { text: '' };
}
