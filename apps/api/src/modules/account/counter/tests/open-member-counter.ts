import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { PINS } from '../../../../testing/counter.ts';
import { openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';

type TopUpBody = Parameters<CounterSdk['cashTopUp']>[0]['body'];

/** Phone number of the member. The manager has another one. */
const MEMBER_PHONE = '+60198765432';

/** A tablet with a cashier, and a member to serve. */
export type MemberCounter = Awaited<ReturnType<typeof openMemberCounter>>;

/** Opens a tablet on which the cashier is signed in, and creates a member. */
export async function openMemberCounter(restaurant: Restaurant) {
  const tablet = await openCounterTablet(restaurant);
  const { sdk, press } = tablet;
  const member: Joined = await joinMember(restaurant, MEMBER_PHONE);
  /** Returns the header of a manager's approval. */
  const approval = async (
    operation: 'cashTopUp' | 'returnCashTopUp',
    target: string,
    amount: number,
  ) => {
    const { token } = await sdk.approve({
      body: {
        staff_id: 'mei',
        pin: PINS.manager,
        operation,
        target_id: target,
        amount: cents(amount),
      },
    });
    return { 'Counter-Approval': token };
  };
  return {
    ...tablet,
    member,
    approval,
    find: (by: 'member_no' | 'phone_no', value: string) =>
      sdk.findMember({ body: { branch_id: SS2, by, value } }),
    card: () => sdk.findMember({ body: { branch_id: SS2, by: 'phone_no', value: '0198765432' } }),
    /** Tops up with the exact cash, or with changes. Amounts are in cents. */
    topUp: (amount: number, changes: Partial<TopUpBody> = {}, headers: object = {}) =>
      sdk.cashTopUp({
        path: { id: member.id },
        headers: { ...press(), ...headers },
        body: {
          branch_id: SS2,
          drawer_id: null,
          amount: cents(amount),
          cash_received: cents(amount),
          ...changes,
        },
      }),
    giveBack: (id: string, headers: object = {}) =>
      sdk.returnCashTopUp({
        path: { id },
        headers: { ...press(), ...headers },
        body: { branch_id: SS2, reason: 'Credited to the wrong member' },
      }),
  };
}
