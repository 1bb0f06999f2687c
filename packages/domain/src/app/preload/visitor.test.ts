import { expect, it } from 'vitest';
import { readVisitor } from './visitor.ts';

const stored = (value: unknown) => JSON.stringify({ version: 2, value });
const device = (things: Readonly<Record<string, string>>) => (thing: string) =>
  things[thing] ?? null;

const HOME = { id: 'home', is_default: 1, latitude: '3.1', longitude: '101.7' };
const WORK = { id: 'work', is_default: 0, latitude: '3.2', longitude: '101.6' };
const PLACE = { latitude: '3.1', longitude: '101.7' };

it('returns a guest with the selected branch and the delivery place', () => {
  const session = stored({ guest_id: 'guest-1', branch_id: 'bangsar' });
  const addresses = stored({ owner: 'guest-1', addresses: [WORK, HOME] });
  expect(readVisitor(device({ session, addresses }))).toEqual({
    owner: { customer_id: null, guest_id: 'guest-1' },
    token: null,
    branchId: 'bangsar',
    place: PLACE,
  });
});

it('returns a member with the token and the member’s own addresses', () => {
  const session = stored({ user: { id: 'mem_1' }, api_token: 'token', branch_id: null });
  const addresses = stored({ owner: 'guest-1', addresses: [WORK] });
  const own = stored({ owner: 'mem_1', addresses: [HOME] });
  const owner = { customer_id: 'mem_1', guest_id: null };
  expect(readVisitor(device({ session, addresses, 'member-addresses': own }))).toEqual({
    owner,
    token: 'token',
    branchId: null,
    place: PLACE,
  });
});

it.each([
  stored({ owner: 'guest-2', addresses: [HOME] }),
  stored({ owner: 'guest-1', addresses: [WORK] }),
  stored({ owner: 'guest-1', addresses: [null, { ...HOME, latitude: 3 }] }),
  stored({ owner: 'guest-1', addresses: 'home' }),
  '{',
])('returns no place for the addresses %s', (addresses) => {
  const session = stored({ guest_id: 'guest-1' });
  expect(readVisitor(device({ session, addresses }))?.place).toBeNull();
});

it.each([null, '', '{', '1', 'null', '{}', stored(null), stored({ guest_id: 7 }), stored('guest')])(
  'returns null for the session %s',
  (text) => {
    expect(readVisitor(() => text)).toBeNull();
  },
);
