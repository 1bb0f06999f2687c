import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';

/** Maximum stored ids. Older jobs are no longer shown as problems. */
const MOST = 100;

/** Jobs that a person on this device has dismissed. */
export interface Dismissals {
  read(): readonly string[];
  /** Stores an id. Returns all ids, newest first. */
  add(id: string): readonly string[];
}

/** Returns the storage of dismissed jobs. */
export function createDismissals(storage: KeyValueStorage, subdomain: string): Dismissals {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-dismissed-print-jobs',
    version: 1,
    schema: v.array(v.string()),
  });
  const read = () => stored.read() ?? [];
  return {
    read,
    add(id) {
      const ids = [id, ...read().filter((each) => each !== id)].slice(0, MOST);
      stored.write(ids);
      return ids;
    },
  };
}
