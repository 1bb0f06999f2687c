import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** Increment when the shape changes. Records of other versions are ignored. */
const VERSION = 1;

/** Returns the storage of a keyed request's record; `thing` is the name of the request. */
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
