/**
 * Increment when the shape of a query's data changes. Data persisted by other versions is evicted.
 */
export const READS_VERSION = 3;

/** Storage key of the index of persisted reads, and prefix of the key of each read. */
export const READS = 'reads';

/**
 * Returns the storage key of one persisted read.
 *
 * @param id id of its query key, from `keyId`
 */
export function readRecordName(id: string): string {
  return `${READS}:${id}`;
}
