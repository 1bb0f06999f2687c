import { jobSteps, memberSteps, type Step } from '../../apps/api/src/testing/db/growing-steps.ts';
import { MEMBER, REGULAR } from '../../apps/api/src/testing/db/stored.ts';
import { chooseOrder, guestOf } from './demo.ts';
import { orderingOperations } from './operations.ts';
import type { Restaurant } from './restaurant.ts';

/**
 * Returns the operations of guests, a member and a member with 5,000 orders, and the periodic jobs.
 */
export async function growingSteps(restaurant: Restaurant): Promise<readonly Step[]> {
  const { branch, company } = await chooseOrder(restaurant.sdk, guestOf(0));
  const place = { company_id: company.id, branch_id: branch.id };
  return [
    ...(await guestSteps(restaurant)),
    ...(await memberSteps(restaurant, place, MEMBER, 'a member')),
    ...(await memberSteps(restaurant, place, REGULAR, '5,000 orders')),
    ...jobSteps(restaurant, (error) => console.error(error)),
  ];
}

async function guestSteps({ sdk }: Restaurant): Promise<readonly Step[]> {
  const operations = await orderingOperations(sdk);
  return operations.map(({ before, call, name }) => ({
    name: `${name}, guest`,
    before: async (index) => before?.(sdk, guestOf(index)),
    call: (index) => call(sdk, guestOf(index)),
  }));
}
