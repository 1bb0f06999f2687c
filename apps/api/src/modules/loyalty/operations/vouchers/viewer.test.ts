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

/** Returns the ids of the branches that accept a voucher. The company's other branch is klang. */
async function acceptingBranches(terms: VoucherTerms): Promise<string[]> {
  const { db } = restaurant;
  await offerVoucher({ db }, terms);
  const voucher = await findClaimable(db, 'demo', OFFERED);
  if (voucher === null) throw new Error('No voucher is offered');
  return branchesOf(voucher, await findBranches(db, 'demo'))
    .map(({ id }) => id)
    .toSorted();
}

test('accepts a voucher of all branches everywhere, even if one is named', async () => {
  expect(await acceptingBranches({ branches: 'All', branchIds: [SS2] })).toEqual(['klang', SS2]);
});

test('accepts a voucher limited to one branch at that branch only', async () => {
  expect(await acceptingBranches({ branches: 'Only', branchIds: [SS2] })).toEqual([SS2]);
});

test('accepts a voucher that excludes one branch at the other branches', async () => {
  expect(await acceptingBranches({ branches: 'All Except', branchIds: [SS2] })).toEqual(['klang']);
});
