import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';
import { type DrawerDrafts, draftsSchema } from './drawer-draft.ts';

/** The count in progress on this device, so that it survives a lock of the screen and a reload. */
export interface StoredDrafts {
  /** Returns the drafts of a branch's day; none for another day. */
  read(branchId: string, day: string): DrawerDrafts;
  write(branchId: string, day: string, drafts: DrawerDrafts): void;
  clear(): void;
}

/** Returns the storage of the count in progress. */
export function createStoredDrafts(storage: KeyValueStorage, subdomain: string): StoredDrafts {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-day-close-count',
    version: 1,
    schema: v.nullable(v.object({ branch_id: v.string(), day: v.string(), drafts: draftsSchema })),
  });
  return {
    read(branchId, day) {
      const found = stored.read();
      return found?.branch_id === branchId && found.day === day ? found.drafts : {};
    },
    write: (branch_id, day, drafts) => stored.write({ branch_id, day, drafts }),
    clear: () => stored.write(null),
  };
}
