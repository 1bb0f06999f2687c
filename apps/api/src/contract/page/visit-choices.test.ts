import { expect, test } from 'vitest';
import { readVisitChoices } from './visit-choices.ts';

const read = (cookie: string) =>
  readVisitChoices(new Request('http://demo.localhost/', { headers: { cookie } }));

const NONE = { branch_id: null, branch_name: null, delivery_method: null, guest_name: null };

test('returns the choices beside other cookies', () => {
  const cookie = 'claypot_lang=en; claypot_order=pickup/Guest_012345/ss2/SS%202; other=1';
  expect(read(cookie)).toEqual({
    branch_id: 'ss2',
    branch_name: 'SS 2',
    delivery_method: 'pickup',
    guest_name: 'Guest_012345',
  });
});

test.each(['', 'claypot_order=', 'claypot_orders=pickup///', `claypot_order=${'%'.repeat(9_000)}`])(
  'returns nulls for %s',
  (cookie) => {
    expect(read(cookie)).toEqual(NONE);
  },
);
