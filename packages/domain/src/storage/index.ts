/** The device's small text store. */
export { storageKey } from './storage-key.ts';
