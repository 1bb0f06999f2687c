/** Keys and records of the device's storage. */
export { createMemoryStorage } from './memory-storage.ts';
export { storageKey } from './storage-key.ts';
export { createStored, type Stored, type StoredOptions } from './stored.ts';
