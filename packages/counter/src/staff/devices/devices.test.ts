import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Device } from '@claypot/sdk/counter';
import { aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createDevices } from './devices.implementation.ts';
import { devicesMachine } from './devices.machine.ts';
import { selectDevices } from './devices.selectors.ts';
import { createPairDevice } from './pair-device.implementation.ts';

const PASS: Device = {
  id: 'dev_pass1',
  name: 'Pass 1',
  branch_id: 'bangsar',
  paired_by: 'Mei Ling',
  paired_at: '2026-11-20T10:00:00+08:00',
  used_at: '2026-11-27T12:04:00+08:00',
  is_current: true,
};
const BAR: Device = { ...PASS, id: 'dev_bar', name: 'Bar', is_current: false };

async function openDevices(devices: Device[], failure?: ApiError) {
  let paired = devices;
  const requests: string[] = [];
  const runtime = fakeRuntime({
    deviceList: async ({ body }) => {
      requests.push(`list ${body.branch_id}`);
      return paired;
    },
    revokeDevice: async ({ path }) => {
      requests.push(`revoke ${path.id}`);
      if (failure) throw failure;
      paired = paired.filter(({ id }) => id !== path.id);
      return paired;
    },
  });
  const actor = createActor(createDevices(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  return { actor, requests, runtime, view: () => selectDevices(actor.getSnapshot()) };
}

describe('createDevices', () => {
  test('shows the devices of the branch', async () => {
    const { requests, view } = await openDevices([PASS, BAR]);
    expect(view()).toMatchObject({ status: 'ready', devices: [PASS, BAR] });
    expect(requests).toEqual(['list bangsar']);
  });

  test('is empty without devices', async () => {
    const { view } = await openDevices([]);
    expect(view().status).toBe('empty');
  });

  test('revokes a device only after a confirmation, and reloads the list', async () => {
    const { actor, requests, runtime, view } = await openDevices([PASS, BAR]);
    actor.send({ type: 'REVOKE', device: BAR });
    await replies();
    expect(view().revoke).toEqual({ status: 'asking', device: BAR, error: null });
    actor.send({ type: 'DISMISS' });
    actor.send({ type: 'REVOKE', device: BAR });
    await replies();
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(view()).toMatchObject({ devices: [PASS], revoke: { status: 'done', device: BAR } });
    expect(requests).toEqual(['list bangsar', 'revoke dev_bar', 'list bangsar']);
    expect(runtime.emitted).toEqual([{ type: 'devices.changed' }]);
    expect(runtime.sessions).toEqual([]);
  });

  test('reads the session again when the device itself was revoked', async () => {
    const { actor, runtime } = await openDevices([PASS]);
    actor.send({ type: 'REVOKE', device: PASS });
    await replies();
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(runtime.sessions).toEqual([null]);
  });

  test('shows the code of a failed revocation and keeps the device', async () => {
    const failure = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
    const { actor, view } = await openDevices([PASS, BAR], failure);
    actor.send({ type: 'REVOKE', device: BAR });
    await replies();
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(view()).toMatchObject({
      devices: [PASS, BAR],
      revoke: { status: 'rejected', error: 'NOT_FOUND' },
    });
  });

  test('handles every event', () => {
    const dark = unvisited(devicesMachine, {
      input: { branch_id: 'bangsar' },
      events: [
        { type: 'REVOKE', device: BAR },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'xstate.snapshot.list', snapshot: {} },
        { type: 'xstate.snapshot.revoke', snapshot: {} },
      ],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});

describe('createPairDevice', () => {
  async function pair(values: { branch_id?: string; name?: string }) {
    const bodies: unknown[] = [];
    const unpaired = aSession({ device: null });
    const runtime = fakeRuntime(
      {
        pairDevice: async ({ body }) => {
          bodies.push(body);
          return aSession();
        },
      },
      unpaired,
    );
    const actor = createActor(createPairDevice(runtime)).start();
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { bodies, runtime, view: selectForm(actor.getSnapshot()) };
  }

  test('pairs the device with the person’s branch and sets the session', async () => {
    const { bodies, runtime, view } = await pair({ name: ' Pass 1 ' });
    expect(bodies).toEqual([{ branch_id: 'bangsar', name: 'Pass 1' }]);
    expect(view.done).toBe(true);
    expect(runtime.sessions).toEqual([aSession()]);
  });

  test.each([
    [{ name: ' ' }, { name: 'DEVICE_NAME_REQUIRED' }],
    [{ name: 'x'.repeat(41) }, { name: 'TOO_LONG' }],
    [{ name: 'Bar', branch_id: '' }, { branch_id: 'BRANCH_REQUIRED' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await pair(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });
});
