import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { PINS } from '../../testing/counter.ts';
import { joinMember } from '../../testing/join-member.ts';
import { codeSentTo } from '../../testing/members.ts';
import type { Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import type { Press, Recorder } from './walk.ts';

interface Counter {
  readonly sdk: CounterSdk;
  readonly record: Recorder;
  readonly press: Press;
}

/** A cashier serves a member, with a manager's approval above the limits, and makes one. */
export async function walkMembers(
  restaurant: Restaurant,
  { sdk, record, press }: Counter,
): Promise<void> {
  const member = await joinMember(restaurant, '+60198765432');
  await record('findMember', () =>
    sdk.findMember({ body: { branch_id: SS2, by: 'phone_no', value: '0198765432' } }),
  );
  const approve = async (operation: 'cashTopUp' | 'returnCashTopUp', target: string) => {
    const { token } = await sdk.approve({
      body: {
        staff_id: 'manager',
        pin: PINS.manager,
        operation,
        target_id: target,
        amount: cents(300_000),
      },
    });
    return { ...press(), 'Counter-Approval': token };
  };
  const money = { amount: cents(300_000), cash_received: cents(300_000) };
  const approved = await approve('cashTopUp', member.id);
  const { top_up } = await record('cashTopUp', () =>
    sdk.cashTopUp({
      path: { id: member.id },
      headers: approved,
      body: { branch_id: SS2, drawer_id: null, ...money },
    }),
  );
  const returned = await approve('returnCashTopUp', top_up.id);
  await record('returnCashTopUp', () =>
    sdk.returnCashTopUp({
      path: { id: top_up.id },
      headers: returned,
      body: { branch_id: SS2, reason: 'The wrong member' },
    }),
  );
  const phone = { branch_id: SS2, phone_no: '0123334444' };
  await record('sendJoinCode', () => sdk.sendJoinCode({ body: phone }));
  const code = await codeSentTo(restaurant, '+60123334444');
  await record('joinMember', () =>
    sdk.joinMember({ headers: press(), body: { ...phone, otp_code: code, has_agreed: true } }),
  );
}
