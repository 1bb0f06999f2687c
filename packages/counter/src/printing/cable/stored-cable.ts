import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';

/** The printer of the branch for which this device prints. */
export interface StoredCable {
  /** Null if there is none, or if it belongs to another branch. */
  read(branchId: string): string | null;
  write(branchId: string, printerId: string): void;
  clear(): void;
}

/** Returns the storage of the printer at the cable of this device. */
export function createStoredCable(storage: KeyValueStorage, subdomain: string): StoredCable {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-cable-printer',
    version: 1,
    schema: v.object({ branch_id: v.string(), printer_id: v.string() }),
  });
  return {
    read(branchId) {
      const record = stored.read();
      return record?.branch_id === branchId ? record.printer_id : null;
    },
    write: (branch_id, printer_id) => void stored.write({ branch_id, printer_id }),
    clear: stored.clear,
  };
}
