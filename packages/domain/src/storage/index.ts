/** Keys of the device's storage. */
export { storageKey } from './storage-key.ts';
