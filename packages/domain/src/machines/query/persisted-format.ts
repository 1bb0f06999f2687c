/** Raised when what a query loads takes another shape: what an older release kept is then forgotten. */
export const READS_VERSION = 1;

/** Under which the list of all that is kept stands, and with an id behind it each of them. */
export const READS = 'reads';

/** Under which one of them stands. @param id of its key, as `keyId` makes it */
export function readThing(id: string): string {
  return `${READS}:${id}`;
}
