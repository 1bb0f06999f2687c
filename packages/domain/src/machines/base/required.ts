/**
 * Returns a value that must exist in the current state of the machine.
 *
 * @throws Error if it is null, which is a bug in the machine
 */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('A machine asked for something it has not got');
  return value;
}
