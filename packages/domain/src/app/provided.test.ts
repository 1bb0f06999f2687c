import { expect, test } from 'vitest';
import { Actor, StateMachine } from 'xstate';
import * as loyalty from '../loyalty/index.ts';
import { unprovidedIn } from '../machines/base/placeholder.ts';
import type { MachinesOf } from './composition/define-machines.ts';
import * as product from './index.ts';
import { aRestaurant } from './testing/restaurant.ts';

/** True for exports named like `menuMachines`, so that new ones are included automatically. */
function isMachines(exported: [string, unknown]): exported is [string, MachinesOf<object>] {
  return exported[0].endsWith('Machines');
}

const valuesOf = (made: object): readonly unknown[] => Object.values(made);

test('the app provides all actors, guards and actions of its machines', async () => {
  const app = await aRestaurant().open();
  const kinds = Object.entries<unknown>({ ...loyalty, ...product }).filter(isMachines);
  const screens = kinds.flatMap(([, kind]) => valuesOf(app.machines(kind)));
  const machines = [...valuesOf(app), ...screens]
    .map((made) => (made instanceof Actor ? made.logic : made))
    .filter((logic) => logic instanceof StateMachine);
  const ids = new Set(machines.map(({ id }) => id));
  expect([...ids]).toEqual(
    expect.arrayContaining(['session', 'cart', 'addresses', 'payment', 'form', 'otp', 'item']),
  );
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
