import { selectQuery } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import type { CounterSdk } from '@claypot/sdk/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../../app/testing/runtime.ts';
import { createDrawers } from './drawers.implementation.ts';
import { drawerOf, storeDrawer } from './stored-drawer.ts';

const TWO = [
  { id: 'front', name: 'Front' },
  { id: 'bar', name: 'Bar' },
];

test('reads the drawers of the branch', async () => {
  const drawerList = vi.fn<CounterSdk['drawerList']>(async () => TWO);
  const runtime = fakeRuntime({ drawerList });
  const actor = createActor(createDrawers(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  expect(selectQuery(actor.getSnapshot()).data).toEqual(TWO);
  expect(drawerList.mock.calls[0]?.[0].body).toEqual({ branch_id: 'bangsar' });
});

test.each([
  ['no drawer', []],
  ['one drawer', [{ id: 'main', name: null }]],
])('needs no choice with %s', (_, drawers) => {
  const runtime = fakeRuntime();
  storeDrawer(runtime, 'bangsar', 'main');
  expect(drawerOf(runtime, 'bangsar', drawers)).toBeNull();
});

test('remembers the drawer of each branch on the device', () => {
  const runtime = fakeRuntime();
  expect(drawerOf(runtime, 'bangsar', TWO)).toBe('front');
  storeDrawer(runtime, 'bangsar', 'bar');
  storeDrawer(runtime, 'klang', 'front');
  expect(drawerOf(runtime, 'bangsar', TWO)).toBe('bar');
});

test('takes the first drawer if the last choice was removed', () => {
  const runtime = fakeRuntime();
  storeDrawer(runtime, 'bangsar', 'terrace');
  expect(drawerOf(runtime, 'bangsar', TWO)).toBe('front');
});
