import type { Identity } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

export interface KeyOnDeviceDeps<TRecord extends KeyedRecord> extends Pick<Ports, 'random'> {
  identity: () => Identity;
  stored: Stored<TRecord>;
}

/** Part of a machine's context that handles the key. */
interface KeyedArgs {
  context: { key: string | null };
}

/**
 * Returns the guards and actions for the key stored on the device, shared by all tabs of the
 * customer.
 */
export function keyOnDevice<TRecord extends KeyedRecord>(deps: KeyOnDeviceDeps<TRecord>) {
  const { identity, random, stored } = deps;
  /**
   * Returns the record of an earlier page or another tab of this customer; null if there is none.
   */
  const left = () => ownedBy(stored, identity());
  return {
    left,
    isStartedInOtherTab: ({ context }: KeyedArgs) => {
      const record = left();
      return record !== null && record.key !== context.key;
    },
    keyOf: ({ context }: KeyedArgs) => context.key ?? random.uuid(),
    /** Stores the result of `recordOf` if there are both an owner and a key. */
    remember: (key: string | null, recordOf: (known: KeyedRecord) => TRecord) => {
      const owner = ownerId(identity());
      if (key !== null && owner !== null) stored.write(recordOf({ owner, key }));
    },
    /** Removes the record unless another tab has replaced it. */
    clearStored: ({ context }: KeyedArgs) => {
      if (stored.read()?.key === context.key) stored.clear();
    },
  };
}
