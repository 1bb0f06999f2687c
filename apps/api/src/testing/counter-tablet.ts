import type { CounterSdk } from '@claypot/sdk/counter';
import { sql } from '../platform/db/sql.ts';
import { addStaff, counterClient, PINS, STAFF_PASSWORD } from './counter.ts';
import { decide, placeOrder } from './ordering.ts';
import { GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

type Step = Parameters<CounterSdk['takeStep']>[0]['body'];
type Reject = Parameters<CounterSdk['rejectOrder']>[0]['body'];

/** Staff of the branch, by id: a manager, a cashier and a kitchen hand. */
const ROLES = { mei: 'manager', ravi: 'cashier', aina: 'kitchen' } as const;

/** A paired tablet, on which the cashier is signed in. */
export type CounterTablet = Awaited<ReturnType<typeof openCounterTablet>>;

/** Adds a manager with a phone number, a cashier and a kitchen hand to the branch. */
export async function addBranchStaff(restaurant: Restaurant): Promise<void> {
  await addStaff(restaurant, {
    id: 'mei',
    role: 'manager',
    branches: [SS2],
    phone: '+60123456789',
  });
  await addStaff(restaurant, { id: 'ravi', role: 'cashier', branches: [SS2] });
  await addStaff(restaurant, { id: 'aina', role: 'kitchen', branches: [SS2] });
}

/** Adds the staff and pairs a tablet with the branch. */
export async function openCounterTablet(restaurant: Restaurant) {
  await addBranchStaff(restaurant);
  const { sdk, cookies } = counterClient(restaurant);
  await sdk.signIn({ body: { login: '0123456789', password: STAFF_PASSWORD, code: null } });
  await sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } });
  let presses = 0;
  /** Creates the header of a new press. */
  const press = () => {
    presses += 1;
    return { 'Idempotency-Key': `a-press-at-the-counter-${presses}` };
  };
  const tablet = {
    sdk,
    cookies,
    press,
    signIn: (id: keyof typeof ROLES) =>
      sdk.signInWithPin({ body: { staff_id: id, pin: PINS[ROLES[id]] } }),
    step: (
      id: string,
      body: Pick<Step, 'step' | 'from'> & Partial<Step>,
      headers: ReturnType<typeof press> = press(),
    ) =>
      sdk.takeStep({
        path: { id },
        headers,
        body: { ready_in_minutes: null, rider: null, ...body },
      }),
    reject: (id: string, body: Partial<Reject> & Pick<Reject, 'from'>, headers: object = press()) =>
      sdk.rejectOrder({
        path: { id },
        headers: { ...press(), ...headers },
        body: { reason: 'TOO_BUSY', text: null, sold_out_line_ids: [], ...body },
      }),
    board: () => sdk.board({ body: { branch_id: SS2 } }),
    acceptByHand: () =>
      restaurant.db.execute(sql`
        update branch_settings set acceptance = 'manual', escalation_phone = '+60123334444'
        where branch_id = ${SS2}`),
    /** Places an order for pickup as a guest, and pays for it. */
    async paidOrder(orderKey = 'a-key-of-a-paid-order') {
      const placed = await placeOrder(restaurant, GUEST, orderKey);
      await decide(restaurant, placed, 'approved');
      return placed;
    },
  };
  await tablet.signIn('ravi');
  return tablet;
}
