import * as v from 'valibot';
import { createUnsent, type Unsent, type UnsentDeps } from '../../storage/unsent.ts';
import type { AddressChange } from './address.ts';

const changesSchema = v.array(
  v.object({ kind: v.picklist(['default', 'remove']), id: v.string() }),
);

/** Returns the storage of a member's address changes that the server has not confirmed. */
export function createUnsentAddressChanges(deps: UnsentDeps): Unsent<AddressChange[]> {
  return createUnsent(deps, {
    thing: 'unsent-address-changes',
    version: 1,
    schema: changesSchema,
  });
}
