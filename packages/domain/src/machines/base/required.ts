/**
 * What is there by the way a machine has come to where it is.
 *
 * @throws Error where it is not: a fault of the machine's own.
 */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('A machine asked for something it has not got');
  return value;
}
