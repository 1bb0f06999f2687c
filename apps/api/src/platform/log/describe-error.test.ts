import { expect, test } from 'vitest';
import { DbError } from '../db/db.ts';
import { describeError } from './describe-error.ts';

const PERSONAL = /Mei|60123456789|012-345|mei@/;

test('a failure is told by its class, its message and its place', () => {
  const { error } = describeError(new TypeError('total is not a function'));
  expect(error).toMatch(
    /^TypeError: total is not a function\n {4}at .*describe-error\.test\.ts:\d+/,
  );
});

test.each([
  new Error('No order of "Mei Ling"'),
  new Error('Neither 012-345 6789 nor mei@example.my\n    at "Mei"'),
  new Error('Away', { cause: new Error('GET /x?phone=+60123456789', { cause: 'for "Mei"' }) }),
  'a text about "Mei"',
  { name: 'Mei' },
])('nothing of a person is told of %s', (error) => {
  expect(JSON.stringify(describeError(error))).not.toMatch(PERSONAL);
});

test('what the request said is told by nobody', () => {
  const { error } = describeError(new Error('Mei Ling is unknown'), ['Mei Ling', 'en']);
  expect(error).toMatch(/^Error: … is unknown\n/);
});

test('of PostgreSQL the code and the constraint are told, and not the row', () => {
  const rejected = new DbError(
    'duplicate key value violates unique constraint "members_phone"',
    '23505',
    'members_phone',
    new Error('Key (phone_no)=(+60123456789) already exists.'),
  );
  const told = describeError(rejected);
  expect(told).toMatchObject({ sqlState: '23505', constraint: 'members_phone' });
  expect(JSON.stringify(told)).not.toMatch(PERSONAL);
});

test.each([undefined, null])('%s is told as it is', (error) => {
  expect(describeError(error)).toEqual({ error: String(error) });
});
