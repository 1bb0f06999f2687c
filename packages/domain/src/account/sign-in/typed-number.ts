/** The mobile number that was typed last at one of the ways in; empty where none was. */
export interface TypedNumber {
  /** As it was typed. */
  text: string;
}

/**
 * One for a visit: whoever goes from the login to another way in, or back, does not type it again. It
 * lives as long as the page and stands in no address, as a number is nobody else's business.
 */
export function createTypedNumber(): TypedNumber {
  return { text: '' };
}
