import { createActor } from 'xstate';
import { createAddressesImplementations } from '../../../places/addresses/addresses.implementation.ts';
import { selectUnsentAddressChanges } from '../../../places/addresses/addresses.selectors.ts';
import { createHandOver } from '../../../storage/hand-over.ts';
import type { Area } from '../areas.ts';
import type { MachineParts } from '../machine-parts.ts';

export type StartedAddresses = ReturnType<typeof startAddresses>;

/** Addresses of the customer. */
export const addressesArea: Area<'addresses'> = { name: 'addresses', start: startAddresses };

function startAddresses(parts: MachineParts) {
  const unsent = parts.records.unsentAddresses;
  const addresses = createActor(
    createAddressesImplementations({ ...parts, gate: parts.gates.addresses, unsent }),
    { input: { dehydrated: parts.dehydrated()?.addresses ?? null } },
  ).start();
  const handOver = createHandOver({
    unsent,
    pending: () => selectUnsentAddressChanges(addresses.getSnapshot()),
    reload: () => addresses.send({ type: 'RESTORE' }),
  });
  return { addresses, handOver, stop: () => void addresses.stop() };
}
