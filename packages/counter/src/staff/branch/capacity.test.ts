import { fillIn, selectForm, selectQuery } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { aCapacity } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import {
  type CapacityValues,
  createCapacity,
  createCapacityForm,
} from './capacity.implementation.ts';

const BRANCH = { branch_id: 'bangsar' };

describe('createCapacity', () => {
  test('loads the capacity, and again after half a minute', async () => {
    let loads = 0;
    const runtime = fakeRuntime({
      capacity: async ({ body }) => {
        loads += 1;
        return aCapacity({ branch_id: body.branch_id, usual_minutes: 30 + 5 * loads });
      },
    });
    const actor = createActor(createCapacity(runtime), {
      input: BRANCH,
      clock: runtime.device.delays,
    }).start();
    await replies();
    expect(selectQuery(actor.getSnapshot()).data?.usual_minutes).toBe(35);
    runtime.device.advance(30_000);
    await replies();
    expect(selectQuery(actor.getSnapshot()).data?.usual_minutes).toBe(40);
  });

  test('shows the error of a failed load', async () => {
    const runtime = fakeRuntime({
      capacity: () => Promise.reject(new ApiError({ kind: 'network' })),
    });
    const actor = createActor(createCapacity(runtime), { input: BRANCH }).start();
    await replies();
    expect(selectQuery(actor.getSnapshot()).status).toBe('failed');
  });
});

describe('createCapacityForm', () => {
  async function save(values: Partial<CapacityValues>, capacity = aCapacity()) {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      updateCapacity: async ({ body }) => {
        bodies.push(body);
        return aCapacity({ usual_minutes: body.usual_minutes });
      },
    });
    const actor = createActor(createCapacityForm(runtime), { input: capacity }).start();
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { bodies, runtime, view: selectForm(actor.getSnapshot()) };
  }

  test('sends the changed settings and emits the change', async () => {
    const { bodies, runtime, view } = await save({ usual_minutes: 40, orders_per_quarter: ' 12 ' });
    expect(bodies).toEqual([{ branch_id: 'bangsar', usual_minutes: 40, orders_per_quarter: 12 }]);
    expect(runtime.emitted).toEqual([{ type: 'branch.updated' }]);
    expect(view.done).toBe(true);
  });

  test('sends no maximum without a limit, also with a number in the field', async () => {
    const { bodies } = await save({ is_limited: false, orders_per_quarter: 'x' });
    expect(bodies).toEqual([{ branch_id: 'bangsar', usual_minutes: 35, orders_per_quarter: null }]);
  });

  test('proposes a maximum to a branch that has none', async () => {
    const unlimited = aCapacity({ orders_per_quarter: null });
    const { bodies, view } = await save({ is_limited: true }, unlimited);
    expect(view.values.orders_per_quarter).toBe('10');
    expect(bodies).toMatchObject([{ orders_per_quarter: 10 }]);
  });

  test.each<[Partial<CapacityValues>, object]>([
    [{ orders_per_quarter: '' }, { orders_per_quarter: 'ORDERS_INVALID' }],
    [{ orders_per_quarter: '0' }, { orders_per_quarter: 'ORDERS_INVALID' }],
    [{ orders_per_quarter: '201' }, { orders_per_quarter: 'ORDERS_INVALID' }],
    [{ orders_per_quarter: '1.5' }, { orders_per_quarter: 'ORDERS_INVALID' }],
    [{ usual_minutes: 125 }, { usual_minutes: 'MINUTES_INVALID' }],
    [{ usual_minutes: null }, { usual_minutes: 'MINUTES_INVALID' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await save(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });
});
