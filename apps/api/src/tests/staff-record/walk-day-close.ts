import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { decide, placeOrder } from '../../testing/ordering.ts';
import { NOON, OTHER_GUEST, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import type { Press, Recorder } from './walk.ts';

interface Counter {
  readonly sdk: CounterSdk;
  readonly record: Recorder;
  readonly press: Press;
  /** Signs a manager in, because a session ends over night. */
  readonly signIn: () => Promise<unknown>;
}

/** A manager closes the day of the walk on the next day, and that day, too. */
export async function walkDayClose(
  restaurant: Restaurant,
  { sdk, record, press, signIn }: Counter,
): Promise<void> {
  restaurant.clock.set(NOON.add({ hours: 24 }));
  await signIn();
  const placed = await placeOrder(restaurant, OTHER_GUEST, 'a-key-of-the-next-day');
  await decide(restaurant, placed, 'approved');
  await record('closeMissedDays', () =>
    sdk.closeMissedDays({ headers: press(), body: { branch_id: SS2 } }),
  );
  const nothing = { drawer_id: 'main', expected: cents(0), denominations: null };
  const drawer = { ...nothing, counted: cents(10_000), left: cents(10_000), note: 'A new float' };
  const body = { branch_id: SS2, business_day: '2026-11-22', drawers: [drawer] };
  const { summary } = await record('closeDay', () => sdk.closeDay({ headers: press(), body }));
  await record('correctClose', () =>
    sdk.correctClose({
      headers: press(),
      body: {
        branch_id: SS2,
        number: summary.number,
        drawer_id: 'main',
        counted_before: cents(10_000),
        counted: cents(10_200),
        left: cents(10_200),
        reason: 'A coin was overlooked',
      },
    }),
  );
  await record('moveDrawerCash', () =>
    sdk.moveDrawerCash({
      headers: press(),
      body: {
        branch_id: SS2,
        drawer_id: null,
        kind: 'paid_out',
        amount: cents(1200),
        reason: 'Ice',
      },
    }),
  );
}
