import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';
import type { CounterRuntime } from '../../../app/ports.ts';
import type { Drawers } from './drawers.implementation.ts';

export type StoredDrawerDeps = Pick<CounterRuntime, 'storage' | 'subdomain'>;

/** The drawer of each branch that a person of this device chose last. */
function storedDrawers({ storage, subdomain }: StoredDrawerDeps) {
  return createStored(storage, {
    subdomain,
    thing: 'counter-drawers',
    version: 1,
    schema: v.record(v.string(), v.string()),
  });
}

/** Stores the drawer that the person chose, for the next payment at this device. */
export function storeDrawer(deps: StoredDrawerDeps, branchId: string, drawerId: string): void {
  const stored = storedDrawers(deps);
  stored.write({ ...stored.read(), [branchId]: drawerId });
}

/**
 * Returns the drawer for a payment: null if the branch has one, else the last choice on this device,
 * else the first one.
 */
export function drawerOf(
  deps: StoredDrawerDeps,
  branchId: string,
  drawers: Drawers,
): string | null {
  const [first] = drawers;
  if (first === undefined || drawers.length === 1) return null;
  const last = storedDrawers(deps).read()?.[branchId];
  return drawers.find(({ id }) => id === last)?.id ?? first.id;
}
