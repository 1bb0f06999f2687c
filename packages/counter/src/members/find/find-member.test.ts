import { unprovidedIn } from '@claypot/domain/flows';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aMemberCard } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createFindMember } from './find-member.implementation.ts';
import { findMemberMachine } from './find-member.machine.ts';
import { selectFindMember } from './find-member.selectors.ts';

const CODE = '0012345678';

function setUp(findMember = vi.fn<CounterSdk['findMember']>(async () => aMemberCard())) {
  const machine = createFindMember({ ...fakeRuntime({ findMember }), branch_id: 'bangsar' });
  const actor = createActor(machine).start();
  return {
    actor,
    machine,
    requests: () => findMember.mock.calls.map(([{ body }]) => body),
    view: () => selectFindMember(actor.getSnapshot()),
    type: (text: string) => {
      actor.send({ type: 'TYPE', text });
      actor.send({ type: 'SUBMIT' });
      return replies();
    },
    scan: (member_no: string) => {
      actor.send({ type: 'SCANNED', scan: { member_no } });
      return replies();
    },
  };
}

const rejects = (code: string, status = 404) =>
  vi.fn<CounterSdk['findMember']>(() =>
    Promise.reject(new ApiError({ kind: 'rejected', code, status })),
  );

describe('finding a member', () => {
  test('shows the card of a scanned member', async () => {
    const { requests, scan, view } = setUp();
    await scan(CODE);
    expect(requests()).toEqual([{ branch_id: 'bangsar', by: 'member_no', value: CODE }]);
    expect(view()).toMatchObject({
      status: 'shown',
      member: { firstName: 'Mei', wallet: 8640, points: 320, fitting: [{ id: 'hv_noodles' }] },
    });
  });

  test.each([
    ['4821 0936 57', 'member_no', '4821093657'],
    ['012-345 6789', 'phone_no', '012-345 6789'],
    ['+60 12 345 6789', 'phone_no', '+60 12 345 6789'],
    ['0142 1833 22', 'phone_no', '0142 1833 22'],
  ])('looks the typed text %s up', async (text, by, value) => {
    const { requests, type, view } = setUp();
    await type(text);
    expect(requests()).toEqual([{ branch_id: 'bangsar', by, value }]);
    expect(view()).toMatchObject({ status: 'shown', text: '' });
  });

  test.each(['', '12', 'Mei', 'ABC12345'])('sends nothing for the text "%s"', async (text) => {
    const { requests, type, view } = setUp();
    await type(text);
    expect(view()).toMatchObject({ status: 'idle', problem: 'invalid', text });
    expect(requests()).toEqual([]);
  });

  test('removes the problem when the person types on', async () => {
    const { actor, type, view } = setUp();
    await type('12');
    actor.send({ type: 'TYPE', text: '123' });
    expect(view().problem).toBeNull();
  });

  test('separates vouchers that fit from others', async () => {
    const card = aMemberCard();
    const [voucher] = card.vouchers;
    if (voucher === undefined) throw new Error('The example has no voucher');
    const fit = { usable: 0, reason: 'wallet_low', missing_amount: null } as const;
    const { scan, view } = setUp(
      vi.fn(async () => ({ ...card, vouchers: [voucher, { ...voucher, id: 'late', fit }] })),
    );
    await scan(CODE);
    expect(view().member?.fitting.map(({ id }) => id)).toEqual(['hv_noodles']);
    expect(view().member?.others.map(({ id }) => id)).toEqual(['late']);
  });

  test('shows that no member has the number', async () => {
    const { type, view } = setUp(rejects('MEMBER_NOT_FOUND'));
    await type(CODE);
    expect(view()).toMatchObject({ status: 'notFound', member: null, text: CODE });
  });

  test('fails without a connection and tries the same number again', async () => {
    const findMember = vi.fn<CounterSdk['findMember']>(async () => aMemberCard());
    findMember.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { actor, requests, scan, view } = setUp(findMember);
    await scan(CODE);
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view().status).toBe('shown');
    expect(new Set(requests().map(({ value }) => value))).toEqual(new Set([CODE]));
  });
});

describe('the card of a member', () => {
  test.each([
    [{ problem: 'unreadable' }, 'unreadable'],
    [{ problem: 'several' }, 'several'],
    [{ member_no: 'ABC12345' }, 'unreadable'],
  ] as const)('is removed by the scan %o', async (scan, problem) => {
    const found = setUp();
    await found.scan(CODE);
    found.actor.send({ type: 'SCANNED', scan });
    expect(found.view()).toMatchObject({ status: 'idle', problem, member: null });
  });

  test('is removed while another member is looked up', async () => {
    const { actor, scan, view } = setUp();
    await scan(CODE);
    actor.send({ type: 'SCANNED', scan: { member_no: '0087654321' } });
    expect(view()).toMatchObject({ status: 'finding', member: null });
  });

  test('changes with a top-up of the member, not of another', async () => {
    const { actor, scan, view } = setUp();
    await scan(CODE);
    const wallet = aMemberCard().wallet;
    actor.send({ type: 'MEMBER', member: aMemberCard({ id: 'mbr_other', points: 1 }) });
    expect(view().member?.points).toBe(320);
    actor.send({ type: 'MEMBER', member: aMemberCard({ points: 999 }) });
    expect(view().member).toMatchObject({ points: 999, wallet });
  });

  test('shows a person who has just joined', () => {
    const { actor, view } = setUp();
    actor.send({ type: 'JOINED', member: aMemberCard({ id: 'mbr_new' }) });
    expect(view()).toMatchObject({ status: 'shown', member: { id: 'mbr_new' } });
  });

  test('is removed before the next member', async () => {
    const { actor, scan, view } = setUp();
    await scan(CODE);
    actor.send({ type: 'CLEAR' });
    expect(view()).toMatchObject({ status: 'idle', member: null, problem: null });
  });
});

test('provides all actors', () => {
  expect(unprovidedIn(setUp().machine)).toEqual([]);
});

test('reaches every state and handles every event', () => {
  const events = [
    { type: 'TYPE', text: CODE },
    { type: 'SUBMIT' },
    { type: 'SCANNED', scan: { member_no: CODE } },
    { type: 'SCANNED', scan: { problem: 'several' } },
    { type: 'RETRY' },
    { type: 'MEMBER', member: aMemberCard() },
    { type: 'JOINED', member: aMemberCard() },
    { type: 'CLEAR' },
    { type: 'xstate.done.actor.find', output: aMemberCard() },
    {
      type: 'xstate.error.actor.find',
      error: new ApiError({ kind: 'rejected', code: 'MEMBER_NOT_FOUND', status: 404 }),
    },
    { type: 'xstate.error.actor.find', error: new Error('lost') },
  ];
  expect(unvisited(findMemberMachine, { events })).toEqual({ states: [], events: [] });
});
