/** Returns the last part of an order number: `0042` of `CP-261127-0042`. */
export function shortNumber(number: string): string {
  return number.slice(number.lastIndexOf('-') + 1);
}
