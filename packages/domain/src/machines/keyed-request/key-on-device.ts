import type { Identity } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';
import { ownOf } from '../../storage/own-of.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

export interface KeyOnDeviceDeps<TRecord extends KeyedRecord> extends Pick<Ports, 'random'> {
  identity: () => Identity;
  /** Where the key outlives the page. */
  stored: Stored<TRecord>;
}

/** What a machine reads of itself to deal with its key. */
interface Known {
  context: { key: string | null };
}

/** The key of a request as the device keeps it, for all tabs of this customer. */
export function keyOnDevice<TRecord extends KeyedRecord>(deps: KeyOnDeviceDeps<TRecord>) {
  const { identity, random, stored } = deps;
  /** What an earlier page or another tab of this customer has left, if anything. */
  const left = () => ownOf(stored, identity());
  return {
    left,
    isTakenElsewhere: ({ context }: Known) => {
      const record = left();
      return record !== null && record.key !== context.key;
    },
    keyOf: ({ context }: Known) => context.key ?? random.uuid(),
    /** Stores what `recordOf` makes of owner and key, once there are both. */
    remember: (key: string | null, recordOf: (known: KeyedRecord) => TRecord) => {
      const owner = ownerId(identity());
      if (key !== null && owner !== null) stored.write(recordOf({ owner, key }));
    },
    /** Leaves alone what another tab has put there. */
    clearStored: ({ context }: Known) => {
      if (stored.read()?.key === context.key) stored.clear();
    },
  };
}
