import { expect, it } from 'vitest';
import { readVisitor } from './visitor.ts';

const stored = (value: unknown) => JSON.stringify({ version: 2, value });

it('knows a guest and the branch chosen', () => {
  expect(readVisitor(stored({ guest_id: 'guest-1', branch_id: 'bangsar' }))).toEqual({
    owner: { customer_id: null, guest_id: 'guest-1' },
    token: null,
    branchId: 'bangsar',
  });
});

it('knows a member, whose requests carry their token', () => {
  expect(
    readVisitor(stored({ user: { id: 'mem_1' }, api_token: 'token', branch_id: null })),
  ).toEqual({ owner: { customer_id: 'mem_1', guest_id: null }, token: 'token', branchId: null });
});

it.each([null, '', '{', '1', 'null', '{}', stored(null), stored({ guest_id: 7 }), stored('guest')])(
  'knows nobody from %s',
  (text) => {
    expect(readVisitor(text)).toBeNull();
  },
);
