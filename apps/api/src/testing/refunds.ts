import { type CounterSdk, codeOf, type Ticket } from '@claypot/sdk/counter';
import { sql } from '../platform/db/sql.ts';
import { addStaff, counterClient, PINS, STAFF_PASSWORD } from './counter.ts';
import { addition, checkoutOf, crab, order } from './ordering.ts';
import { as, GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

type RefundBody = Parameters<CounterSdk['refundOrder']>[0]['body'];
type UnavailableBody = Parameters<CounterSdk['markLinesUnavailable']>[0]['body'];

/** Header of one press at the counter. */
interface Press {
  readonly 'Idempotency-Key': string;
}

/** A paired tablet with a manager, a cashier and a kitchen hand, for tests of refunds. */
export interface RefundCounter {
  readonly sdk: CounterSdk;
  signIn(role: 'manager' | 'cashier'): Promise<unknown>;
  /** Creates the header of a new press. */
  press(): Press;
  refund(id: string, body: Partial<RefundBody>, headers?: object): Promise<Ticket>;
  markUnavailable(id: string, body: Partial<UnavailableBody>, press?: Press): Promise<Ticket>;
  ticket(id: string): Promise<Ticket>;
}

/** Signs a tablet in at the branch, with the manager on it. */
export async function openRefundCounter(
  restaurant: Pick<Restaurant, 'db' | 'secret' | 'clock' | 'fetch'>,
): Promise<RefundCounter> {
  const branches = [SS2];
  await addStaff(restaurant, { id: 'manager', role: 'manager', branches, phone: '+60123456788' });
  await addStaff(restaurant, { id: 'cashier', role: 'cashier', branches });
  const { sdk } = counterClient(restaurant);
  await sdk.signIn({ body: { login: '0123456788', password: STAFF_PASSWORD, code: null } });
  await sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } });
  let presses = 0;
  const press = () => {
    presses += 1;
    return { 'Idempotency-Key': `a-press-about-a-refund-${presses}` };
  };
  const signIn = (role: 'manager' | 'cashier') =>
    sdk.signInWithPin({ body: { staff_id: role, pin: PINS[role] } });
  await signIn('manager');
  return {
    sdk,
    signIn,
    press,
    refund: (id, body, headers = {}) =>
      sdk.refundOrder({
        path: { id },
        headers: { ...press(), ...headers },
        body: { amount: null, line_ids: [], reason: 'QUALITY', text: null, ...body },
      }),
    markUnavailable: (id, body, headers = press()) =>
      sdk.markLinesUnavailable({
        path: { id },
        headers,
        body: { line_ids: [], reason: 'SOLD_OUT', text: null, ...body },
      }),
    ticket: (id) => sdk.ticket({ path: { id } }),
  };
}

/** Returns the code of a call's error; `OK` if it succeeds. */
export const codeFrom = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => codeOf(error) ?? 'UNKNOWN',
  );

/** Places a guest's order of two large claypots and two of five crabs, for RM 135.80. */
export async function placeMixedOrder({ sdk }: Pick<Restaurant, 'sdk'>, key?: string) {
  await sdk.cartCreate({ body: addition() });
  await sdk.cartCreate({ body: crab({ qty: 2 }) });
  return order({ sdk }, checkoutOf(13_580, as(GUEST)), key);
}

/** Returns the remaining portions of crab at the branch. */
export async function crabsLeft({ db }: Pick<Restaurant, 'db'>): Promise<number | null> {
  const row = await db.one<{ portions_left: number | null }>(sql`
    select portions_left from branch_dishes where dish_id = 'crab' and branch_id = ${SS2}`);
  return row?.portions_left ?? null;
}
