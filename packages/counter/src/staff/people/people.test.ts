import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Invitation, StaffMember } from '@claypot/sdk/counter';
import { aStaffMember } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import {
  assignableRoles,
  createInviteStaff,
  createUpdateStaff,
  type InviteStaffValues,
  type UpdateStaffValues,
} from './staff-form.implementation.ts';
import { createStaffList } from './staff-list.implementation.ts';
import { staffListMachine } from './staff-list.machine.ts';
import { selectStaffList } from './staff-list.selectors.ts';

const AINA = aStaffMember();
const INVITATION: Invitation = {
  staff_id: AINA.id,
  code: 'ABCD-EFGH-2345',
  expires_at: '2026-11-30T12:04:05+08:00',
};
const NOT_FOUND = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });

async function openList(failure?: ApiError) {
  const requests: unknown[] = [];
  const runtime = fakeRuntime({
    staffList: async ({ body }) => {
      requests.push(['list', body.branch_id]);
      return [AINA];
    },
    resetStaff: async ({ path }) => {
      requests.push(['reset', path.id]);
      if (failure) throw failure;
      return INVITATION;
    },
    unlockPin: async ({ path, body }) => {
      requests.push(['unlock', path.id, body.branch_id]);
      if (failure) throw failure;
      return AINA;
    },
  });
  const actor = createActor(createStaffList(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  return { actor, requests, runtime, view: () => selectStaffList(actor.getSnapshot()) };
}

describe('createStaffList', () => {
  test('shows the staff of the branch', async () => {
    const { view } = await openList();
    expect(view()).toMatchObject({ status: 'ready', people: [AINA], invitation: null });
  });

  test('resets a person only after a confirmation, and shows the code until it is dismissed', async () => {
    const { actor, requests, view } = await openList();
    actor.send({ type: 'RESET', person: AINA });
    await replies();
    expect(view().action).toEqual({ name: 'reset', status: 'asking', person: AINA, error: null });
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(view()).toMatchObject({ invitation: INVITATION, action: { status: 'done' } });
    expect(requests).toEqual([
      ['list', 'bangsar'],
      ['reset', AINA.id],
      ['list', 'bangsar'],
    ]);
    actor.send({ type: 'DISMISS' });
    expect(view()).toMatchObject({ invitation: null, action: { name: null, status: 'idle' } });
  });

  test('resets no person when the question is declined', async () => {
    const { actor, requests } = await openList();
    actor.send({ type: 'RESET', person: AINA });
    await replies();
    actor.send({ type: 'DISMISS' });
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(requests).toEqual([['list', 'bangsar']]);
  });

  test('unlocks a PIN in the branch of the list, at once', async () => {
    const { actor, requests, runtime, view } = await openList();
    actor.send({ type: 'UNLOCK_PIN', person: AINA });
    await replies();
    expect(requests[1]).toEqual(['unlock', AINA.id, 'bangsar']);
    expect(view().action).toMatchObject({ name: 'unlockPin', status: 'done', person: AINA });
    expect(runtime.sessions).toEqual([null]);
  });

  test.each(['RESET', 'UNLOCK_PIN'] as const)('shows the code of a failed %s', async (type) => {
    const { actor, view } = await openList(NOT_FOUND);
    actor.send({ type, person: AINA });
    await replies();
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(view().action).toMatchObject({ status: 'rejected', error: 'NOT_FOUND' });
  });

  test('shows the code of a person that a form has added', async () => {
    const { runtime, view } = await openList();
    runtime.emit({ type: 'staff.invited', invitation: INVITATION });
    expect(view().invitation).toEqual(INVITATION);
  });

  test('handles every event', () => {
    const dark = unvisited(staffListMachine, {
      input: { branch_id: 'bangsar' },
      events: [
        { type: 'RESET', person: AINA },
        { type: 'UNLOCK_PIN', person: AINA },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'INVITED', invitation: INVITATION },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        ...['list', 'reset', 'unlockPin'].map((id) => ({ type: `xstate.snapshot.${id}` })),
      ],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});

describe('createInviteStaff', () => {
  async function invite(values: Partial<InviteStaffValues>, failure?: ApiError) {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      inviteStaff: async ({ body }) => {
        bodies.push(body);
        if (failure) throw failure;
        return INVITATION;
      },
    });
    const actor = createActor(createInviteStaff(runtime)).start();
    fillIn(actor, { name: 'Aina', ...values });
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { bodies, runtime, view: selectForm(actor.getSnapshot()) };
  }

  test('adds a cashier of the own branch with a PIN only', async () => {
    const { bodies, runtime, view } = await invite({});
    expect(bodies).toEqual([
      { name: 'Aina', role: 'cashier', branch_ids: ['bangsar'], phone_no: null, email: null },
    ]);
    expect(view.done).toBe(true);
    expect(runtime.emitted).toEqual([{ type: 'staff.invited', invitation: INVITATION }]);
    expect(runtime.sessions).toEqual([null]);
  });

  test('sends phone number and e-mail address in the form of the contract', async () => {
    const { bodies } = await invite({ phone_no: '012-345 6789', email: ' aina@cch.example ' });
    expect(bodies).toMatchObject([{ phone_no: '+60123456789', email: 'aina@cch.example' }]);
  });

  test('sends no branches for an owner', async () => {
    const { bodies } = await invite({ role: 'owner' });
    expect(bodies).toMatchObject([{ role: 'owner', branch_ids: [] }]);
  });

  test.each<[Partial<InviteStaffValues>, object]>([
    [{ name: ' ' }, { name: 'NAME_REQUIRED' }],
    [{ branch_ids: [] }, { branch_ids: 'BRANCH_REQUIRED' }],
    [
      { phone_no: '12', email: 'x' },
      { phone_no: 'PHONE_INVALID', email: 'EMAIL_INVALID' },
    ],
    [{ phone_no: '0123' }, { phone_no: 'PHONE_INVALID' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await invite(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });

  test('shows the rejection of a phone number that another person has', async () => {
    const failure = new ApiError({ kind: 'rejected', code: 'STAFF_EXISTS', status: 409 });
    const { runtime, view } = await invite({ phone_no: '012-345 6789' }, failure);
    expect(view.rejection).toBe('STAFF_EXISTS');
    expect(runtime.emitted).toEqual([]);
  });
});

describe('createUpdateStaff', () => {
  async function update(values: Partial<UpdateStaffValues>, person: StaffMember = AINA) {
    const requests: unknown[] = [];
    const runtime = fakeRuntime({
      updateStaff: async (input) => {
        requests.push(input);
        return person;
      },
    });
    const actor = createActor(createUpdateStaff(runtime), { input: person }).start();
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { requests, runtime, view: selectForm(actor.getSnapshot()) };
  }

  test('sends the person with the changed fields', async () => {
    const { requests, runtime } = await update({ name: 'Aina B.', is_active: false });
    const { branch_ids, id, role } = AINA;
    expect(requests).toEqual([
      { path: { id }, body: { name: 'Aina B.', role, branch_ids, is_active: false } },
    ]);
    expect(runtime.emitted).toEqual([{ type: 'staff.changed' }]);
  });

  test('requires a branch when an owner gets another role', async () => {
    const owner = aStaffMember({ role: 'owner', branch_ids: [] });
    const { requests, view } = await update({ role: 'manager' }, owner);
    expect(view.errors).toEqual({ branch_ids: 'BRANCH_REQUIRED' });
    expect(requests).toEqual([]);
  });
});

test('a person may give the own role and those below', () => {
  expect(assignableRoles('manager')).toEqual(['kitchen', 'cashier', 'manager']);
  expect(assignableRoles('owner')).toHaveLength(4);
});
