import { expect, test } from 'vitest';
import { DbError } from '../db/db.ts';
import { describeError } from './describe-error.ts';

const PERSONAL = /Mei|60123456789|012-345|mei@/;

test('returns class, message and stack of an error', () => {
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
])('returns no personal data of %s', (error) => {
  expect(JSON.stringify(describeError(error))).not.toMatch(PERSONAL);
});

test('redacts strings of the request', () => {
  const { error } = describeError(new Error('Mei Ling is unknown'), ['Mei Ling', 'en']);
  expect(error).toMatch(/^Error: … is unknown\n/);
});

test('returns code and constraint of a PostgreSQL error without the row', () => {
  const rejected = new DbError(
    'duplicate key value violates unique constraint "members_phone"',
    '23505',
    'members_phone',
    new Error('Key (phone_no)=(+60123456789) already exists.'),
  );
  const described = describeError(rejected);
  expect(described).toMatchObject({ sqlState: '23505', constraint: 'members_phone' });
  expect(JSON.stringify(described)).not.toMatch(PERSONAL);
});

test.each([undefined, null])('returns %s as text', (error) => {
  expect(describeError(error)).toEqual({ error: String(error) });
});
