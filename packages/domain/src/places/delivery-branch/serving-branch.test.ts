import type { DeliveryOption } from '@claypot/sdk';
import { aDeliveryOption } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canServe, deliveryWord, servingBranch, servingOutlet } from './serving-branch.ts';

type Fields = Partial<DeliveryOption>;

const far: Fields = { is_reachable: false, delivery_fee: null };
const silent: Fields = { is_reachable: null, delivery_fee: null };
const closed: Fields = { status: 'Closed', asap_minutes: null, asap_time: null };
const gone: Fields = { ...closed, next_open_time: null };

/** Returns options with branches named by their index, nearest first. */
function options(...given: Fields[]) {
  const branches = given.map((fields, index) =>
    aDeliveryOption({ branch_id: String(index), branch_name: String(index), ...fields }),
  );
  const reaches = branches.map(({ is_reachable }) => is_reachable);
  const is_deliverable = reaches.includes(true) ? true : reaches.includes(null) ? null : false;
  return { is_deliverable, branches };
}

test.each([
  ['the nearest', [{}, {}], '0'],
  ['the nearest that goes there', [far, {}, {}], '1'],
  ['one that is open before one that is nearer and closed', [closed, {}], '1'],
  ['one that opens again where none is open', [far, closed], '1'],
  ['none that is closed until further notice', [gone, far], undefined],
  ['one that is sure before one that is nearer and did not say', [silent, {}], '1'],
  ['one that did not say, where none is sure', [far, silent], '1'],
  ['nobody', [far, far], undefined],
  ['nobody of none', [], undefined],
] satisfies [string, Fields[], string | undefined][])(
  'servingBranch returns %s',
  (_, given, id) => {
    expect(servingBranch(options(...given))?.branch_id).toBe(id);
  },
);

test('servingOutlet returns the position and name of the serving branch', () => {
  const place = { latitude: '3.075200', longitude: '101.588300' };
  expect(servingOutlet(options(far, place))).toEqual({
    latitude: 3.0752,
    longitude: 101.5883,
    name: '1',
  });
  expect(servingOutlet(options(far))).toBeNull();
});

test('servingBranch returns only a branch that can serve', () => {
  const some = fc.array(fc.constantFrom({}, far, silent, closed, gone), { maxLength: 8 });
  fc.assert(
    fc.property(some, (given) => {
      const delivery = options(...given);
      const serving = servingBranch(delivery);
      if (serving === null) expect(delivery.branches.some(canServe)).toBe(false);
      else expect(canServe(serving)).toBe(true);
    }),
  );
});

describe('deliveryWord', () => {
  it.each([
    [
      'delivers if the chosen branch reaches the address',
      [{}, {}],
      '1',
      { kind: 'delivers', option: { branch_id: '1' } },
    ],
    [
      'otherBranch if only another branch reaches it',
      [far, {}],
      '0',
      { kind: 'otherBranch', option: { branch_id: '1' } },
    ],
    ['otherBranch if the chosen branch no longer exists', [gone, {}], '0', { kind: 'otherBranch' }],
    ['nobody if no branch reaches it', [far, far], '0', { kind: 'nobody' }],
    ['nobody without branches', [], null, { kind: 'nobody' }],
    ['unknown if a courier did not respond', [silent, far], '0', { kind: 'unknown' }],
    ['delivers if no branch is chosen', [far, {}], null, { kind: 'delivers' }],
    ['delivers if the chosen branch is not listed', [{}], 'x', { kind: 'delivers' }],
  ] satisfies [string, Fields[], string | null, object][])('returns %s', (_, given, id, word) => {
    expect(deliveryWord(options(...given), id)).toMatchObject(word);
  });
});
