import { expect, test } from 'vitest';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { OFFERED, offerVoucher, type VoucherTerms } from '../../../../testing/vouchers.ts';
import { findBranches } from '../../../company/index.ts';
import { findClaimable } from '../../vouchers/vouchers.ts';
import { branchesOf } from './viewer.ts';

let restaurant: Restaurant;
beginWithMember((begun) => {
  ({ restaurant } = begun);
});

/** Ids of the branches that take a voucher. The other branch of the company is klang. */
async function takenAt(terms: VoucherTerms): Promise<string[]> {
  const { db } = restaurant;
  await offerVoucher({ db }, terms);
  const voucher = await findClaimable(db, 'demo', OFFERED);
  if (voucher === null) throw new Error('No voucher is offered');
  return branchesOf(voucher, await findBranches(db, 'demo'))
    .map(({ id }) => id)
    .toSorted();
}

test('all branches take a voucher of all branches, also if one is named', async () => {
  expect(await takenAt({ branches: 'All', branchIds: [SS2] })).toEqual(['klang', SS2]);
});

test('the named branch takes a voucher of only that one', async () => {
  expect(await takenAt({ branches: 'Only', branchIds: [SS2] })).toEqual([SS2]);
});

test('the other branches take a voucher of all except the named one', async () => {
  expect(await takenAt({ branches: 'All Except', branchIds: [SS2] })).toEqual(['klang']);
});
