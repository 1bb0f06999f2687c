import { fieldIssue, queryKey } from '@claypot/domain/flows';
import type { Capacity } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { minutes } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BranchInput } from '../devices/devices.machine.ts';

type CapacityDeps = Pick<CounterRuntime, 'api' | 'cache' | 'emit'>;

const capacityKey = (branch_id: string) => queryKey<Capacity>('capacity', branch_id);

/** Time in ms after which the waiting time is read again. It changes as time passes, too. */
const RELOAD_AFTER = 30_000;

/** Creates the query of how long customers of a branch wait. */
export function createCapacity({ api, cache }: Omit<CapacityDeps, 'emit'>) {
  return createQuery<BranchInput, Capacity>(cache, {
    key: ({ branch_id }) => capacityKey(branch_id),
    load: (body, signal) => api.capacity({ body }, { signal }),
    staleAfter: 0,
    reloadAfter: () => RELOAD_AFTER,
  });
}

/** Bounds of the contract. */
const USUAL = { least: 10, most: 120 };
const ORDERS = { least: 1, most: 200 };
/** Proposed to a branch that had no maximum. */
const FIRST_ORDERS = 10;

const fields = v.object({
  /** A multiple of 5. */
  usual_minutes: minutes(USUAL),
  is_limited: v.boolean(),
  /** Number as typed; of no importance without a maximum. */
  orders_per_quarter: v.string(),
});

const capacitySchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (!value.is_limited || isWithin(value.orders_per_quarter)) return;
    addIssue(fieldIssue(value, 'orders_per_quarter', message('ORDERS_INVALID')));
  }),
);

function isWithin(text: string): boolean {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= ORDERS.least && count <= ORDERS.most;
}

export type CapacityValues = v.InferInput<typeof capacitySchema>;

/** Creates the form of a branch's capacity. Start it with the capacity as `input`. */
export function createCapacityForm({ api, cache, emit }: CapacityDeps) {
  return createForm({
    schema: capacitySchema,
    initial: ({ usual_minutes, orders_per_quarter }: Capacity): CapacityValues => ({
      usual_minutes,
      is_limited: orders_per_quarter !== null,
      orders_per_quarter: `${orders_per_quarter ?? FIRST_ORDERS}`,
    }),
    async submit({ usual_minutes, is_limited, orders_per_quarter: typed }, signal, { branch_id }) {
      const orders_per_quarter = is_limited ? Number(typed) : null;
      const body = { branch_id, usual_minutes, orders_per_quarter };
      cache.put(capacityKey(branch_id), await api.updateCapacity({ body }, { signal }));
      emit({ type: 'branch.updated' });
    },
  });
}
