import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** Raised whenever the shape changes: a record of another version counts as none. */
const VERSION = 1;

/** Where a keyed request remembers what it is in the middle of. `thing` names which one. */
export function storedKey(
  storage: KeyValueStorage,
  subdomain: string,
  thing: string,
): Stored<KeyedRecord> {
  return createStored(storage, {
    subdomain,
    thing,
    version: VERSION,
    schema: v.object({ owner: text, key: text }),
  });
}
