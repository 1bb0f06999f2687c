import { fillIn, selectForm, selectQuery } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import type { BranchState, CounterSdk, Session } from '@claypot/sdk/counter';
import { aBoard, aBranchState, anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { selectApproval } from '../approval/approval.selectors.ts';
import { createSetBusy, createSetPause } from './branch-actions.implementation.ts';
import {
  type BranchSettingsValues,
  createBranch,
  createBranchSettings,
} from './branch-settings.implementation.ts';

const BRANCH = aBranchState();
const { person } = aSession();
const CASHIER = aSession({ person: person && { ...person, id: 'st_lim', role: 'cashier' } });

test('createBranch loads the branch of the board', async () => {
  const runtime = fakeRuntime({ board: async () => aBoard({ branch: BRANCH }) });
  const actor = createActor(createBranch(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  expect(selectQuery(actor.getSnapshot())).toMatchObject({ status: 'ready', data: BRANCH });
});

describe('createBranchSettings', () => {
  async function save(values: Partial<BranchSettingsValues>, branch: BranchState = BRANCH) {
    const bodies: unknown[] = [];
    const saved = aBranchState({ lock_minutes: 9 });
    const runtime = fakeRuntime({
      updateBranchSettings: async ({ body }) => {
        bodies.push(body);
        return saved;
      },
    });
    const actor = createActor(createBranchSettings(runtime), { input: branch }).start();
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { bodies, runtime, saved, view: selectForm(actor.getSnapshot()) };
  }

  test('sends the settings with the changed ones and emits the branch', async () => {
    const { bodies, runtime, saved, view } = await save({
      acceptance: 'automatic',
      escalation_phone: '',
      lock_minutes: 9,
    });
    expect(bodies).toEqual([
      {
        branch_id: BRANCH.id,
        acceptance: 'automatic',
        escalation_phone: null,
        escalate_after_minutes: BRANCH.escalate_after_minutes,
        refuse_after_minutes: BRANCH.refuse_after_minutes,
        lock_minutes: 9,
        simulator: BRANCH.simulator,
      },
    ]);
    expect(view.done).toBe(true);
    expect(runtime.emitted).toEqual([{ type: 'branch.changed', branch: saved }]);
  });

  test.each<[Partial<BranchSettingsValues>, object]>([
    [{ escalation_phone: '12' }, { escalation_phone: 'PHONE_INVALID' }],
    [{ lock_minutes: null }, { lock_minutes: 'MINUTES_INVALID' }],
    [{ lock_minutes: 241 }, { lock_minutes: 'MINUTES_INVALID' }],
    [{ refuse_after_minutes: 0 }, { refuse_after_minutes: 'MINUTES_INVALID' }],
    [{ refuse_after_minutes: 1.5 }, { refuse_after_minutes: 'MINUTES_INVALID' }],
    [
      { escalate_after_minutes: 10, refuse_after_minutes: 10 },
      { escalate_after_minutes: 'ESCALATION_TOO_LATE' },
    ],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await save(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });
});

describe('busy and pause', () => {
  function setUp(session: Session) {
    const requests: unknown[] = [];
    const set: CounterSdk['setBusy'] & CounterSdk['setPause'] = async ({ body, headers }) => {
      requests.push({ ...body, approval: headers?.['Counter-Approval'] ?? null });
      return BRANCH;
    };
    const runtime = fakeRuntime(
      { setBusy: set, setPause: set, approve: async () => anApproval() },
      session,
    );
    return { requests, runtime };
  }

  test('a manager marks the branch as busy for an hour of the server’s time', async () => {
    const { requests, runtime } = setUp(aSession());
    const actor = createActor(createSetBusy(runtime)).start();
    const input = { branch_id: 'bangsar', minutes: 20, lastsMinutes: 60 } as const;
    actor.send({ type: 'RUN', input });
    await replies();
    const busy = { minutes: 20, until: '2026-11-27T05:04:05Z' };
    expect(requests).toEqual([{ branch_id: 'bangsar', busy, approval: null }]);
    expect(runtime.emitted).toEqual([{ type: 'branch.changed', branch: BRANCH }]);
  });

  test('null minutes end it', async () => {
    const { requests, runtime } = setUp(aSession());
    const actor = createActor(createSetBusy(runtime)).start();
    actor.send({ type: 'RUN', input: { branch_id: 'bangsar', minutes: null, lastsMinutes: 60 } });
    await replies();
    expect(requests).toMatchObject([{ busy: null }]);
  });

  test('a cashier pauses deliveries with a manager’s PIN', async () => {
    const { requests, runtime } = setUp(CASHIER);
    const actor = createActor(createSetPause(runtime)).start();
    const input = { branch_id: 'bangsar', method: 'delivery', lastsMinutes: 30 } as const;
    actor.send({ type: 'RUN', input });
    expect(selectApproval(actor.getSnapshot()).status).toBe('asking');
    actor.send({ type: 'CHOOSE', staff_id: 'st_mei' });
    for (const digit of '271828') actor.send({ type: 'DIGIT', digit });
    await replies();
    expect(requests).toEqual([
      {
        branch_id: 'bangsar',
        method: 'delivery',
        until: '2026-11-27T04:34:05Z',
        approval: anApproval().token,
      },
    ]);
  });

  test('null ends a pause', async () => {
    const { requests, runtime } = setUp(aSession());
    const actor = createActor(createSetPause(runtime)).start();
    const input = { branch_id: 'bangsar', method: 'reservation', lastsMinutes: null } as const;
    actor.send({ type: 'RUN', input });
    await replies();
    expect(requests).toMatchObject([{ method: 'reservation', until: null }]);
  });
});
