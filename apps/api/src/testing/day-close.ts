import { cents } from '@claypot/sdk';
import type { CounterSdk, DayState } from '@claypot/sdk/counter';
import type { DayFigures } from '../modules/reports/close/day-figures.ts';
import { addStaff, counterClient, PINS, STAFF_PASSWORD } from './counter.ts';
import type { Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

/** Figures of a day without sales. */
export const NO_FIGURES: DayFigures = {
  sales: {
    order_count: 0,
    subtotal: 0,
    voucher_count: 0,
    voucher_discount: 0,
    tier_discount: 0,
    point_discount: 0,
    service_charge: 0,
    delivery_fee: 0,
    tax: 0,
    rounding: 0,
    total: 0,
    by_method: [],
    by_payment: [],
  },
  refunds: { count: 0, amount: 0, by_kind: [], by_payment: [] },
  top_ups: { count: 0, amount: 0, returned_count: 0, returned_amount: 0 },
  drawer_moves: {
    float: { count: 0, amount: 0 },
    paid_in: { count: 0, amount: 0 },
    paid_out: { count: 0, amount: 0 },
  },
  net: 0,
  people: [],
  late: null,
};

type CloseBody = Parameters<CounterSdk['closeDay']>[0]['body'];
type CountedDrawer = CloseBody['drawers'][number];
type Correction = Parameters<CounterSdk['correctClose']>[0]['body'];

/** A tablet on which a manager closes days. */
export type ClosingTablet = Awaited<ReturnType<typeof openClosingTablet>>;

/** Adds a manager and a cashier, and signs the manager in on a tablet of the branch. */
export async function openClosingTablet(
  restaurant: Pick<Restaurant, 'db' | 'secret' | 'clock' | 'fetch'>,
  branchId: string = SS2,
) {
  const branches = [branchId];
  const [manager, phone] = [`manager-${branchId}`, branchId === SS2 ? '771' : '772'];
  await addStaff(restaurant, {
    id: manager,
    role: 'manager',
    branches,
    phone: `+60123456${phone}`,
  });
  const { sdk } = counterClient(restaurant);
  const signIn = () =>
    sdk.signIn({ body: { login: `0123456${phone}`, password: STAFF_PASSWORD, code: null } });
  await signIn();
  await sdk.pairDevice({ body: { branch_id: branchId, name: 'Office' } });
  let presses = 0;
  const press = () => {
    presses += 1;
    return { 'Idempotency-Key': `a-press-of-the-close-of-${branchId}-${presses}` };
  };
  const state = (): Promise<DayState> => sdk.dayState({ body: { branch_id: branchId } });
  return {
    sdk,
    press,
    state,
    /** Signs the manager in again, because a session ends over night. */
    tapIn: () => sdk.signInWithPin({ body: { staff_id: manager, pin: PINS.manager } }),
    /** Closes the oldest open day with as much cash as expected, or with these changes. */
    async close(changes: Partial<CountedDrawer> = {}, day?: string, headers = press()) {
      const { next } = await state();
      return sdk.closeDay({
        headers,
        body: {
          branch_id: branchId,
          business_day: day ?? next?.business_day ?? '2026-11-21',
          drawers: (next?.drawers ?? [{ id: 'main', expected: cents(0) }]).map(
            ({ id, expected }) => ({
              drawer_id: id,
              expected,
              counted: expected,
              denominations: null,
              left: changes.counted ?? expected,
              note: null,
              ...changes,
            }),
          ),
        },
      });
    },
    closeMissed: () => sdk.closeMissedDays({ headers: press(), body: { branch_id: branchId } }),
    correct: (changes: Partial<Correction>) =>
      sdk.correctClose({
        headers: press(),
        body: {
          branch_id: branchId,
          number: 1,
          drawer_id: 'main',
          counted_before: cents(0),
          counted: cents(200),
          left: cents(200),
          reason: 'A coin was overlooked',
          ...changes,
        },
      }),
    detail: (number: number) => sdk.closeDetail({ body: { branch_id: branchId, number } }),
  };
}
