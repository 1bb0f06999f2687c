import { checkoutMachines, itemMachines } from '@claypot/domain/app';
import { type SuccessMessage, selectToast } from '@claypot/domain/machines';
import { selectCheckout, selectQuotation } from '@claypot/domain/ordering';
import { createI18n, errorMessage, loadAllTexts } from '@claypot/i18n';
import type { ErrorCode } from '@claypot/sdk';
import contract from '@claypot/sdk/contract' with { type: 'json' };
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { bookingSuccesses, bookings } from './booking.ts';
import { discounts } from './discounts.ts';
import { memberSuccesses, members } from './members.ts';
import type { Showing } from './message-case.ts';
import { deliverTo, FAR, ordering } from './ordering.ts';
import { openVisit, type Visit } from './visit.ts';
import { voucherSuccesses, vouchers } from './vouchers.ts';
import { walletCases, walletSuccesses } from './wallet.ts';

/** Cases of all areas; a new area adds its own. */
const cases = [...ordering, ...members, ...bookings, ...walletCases, ...vouchers, ...discounts];

let restaurant: Restaurant;
let i18n: Awaited<ReturnType<typeof createI18n>>;
let visit: Visit;

beforeAll(async () => {
  restaurant = await openRestaurant();
  i18n = await loadAllTexts(await createI18n('en'));
});
beforeEach(async () => {
  await restaurant.reset();
  // Only these timers are fake; the server runs in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  visit?.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => restaurant.close());

/** Checks that a toast is shown for exactly five seconds. */
async function expectToast(tone: 'error' | 'success', message: string): Promise<void> {
  const { toasts } = visit.app;
  const currentToast = () => selectToast(toasts.getSnapshot());
  await waitFor(toasts, (snapshot) => selectToast(snapshot) !== null);
  expect(currentToast()).toMatchObject({ tone, message });
  vi.advanceTimersByTime(4999);
  expect(currentToast()).toMatchObject({ message });
  vi.advanceTimersByTime(1);
  expect(currentToast()?.message).not.toBe(message);
}

/** Checks that the checkout shows the error and that Order Now creates no order. */
async function expectBlocked(code: ErrorCode): Promise<void> {
  const quotation = () => selectQuotation(visit.app.quotation.getSnapshot());
  expect(quotation()).toMatchObject({ status: 'blocked', error: code });
  expect((await visit.order()).rejection).toBe(code);
  expect(await restaurant.sdk.orderList({ body: visit.guest })).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(quotation()).toMatchObject({ status: 'blocked', error: code });
}

/** Checks a message above the form, from the form or from the server's rejection. */
function expectNotice(code: ErrorCode, form: unknown): void {
  const { problem, stage } = selectCheckout(visit.app.checkout.getSnapshot());
  const rejected = problem?.kind === 'rejected' ? problem.code : null;
  expect([stage, rejected ?? code]).toEqual(['form', code]);
  expect(form).toMatchObject({ rejection: rejected === null ? code : null });
}

/** Checks a message at its form, without a toast. */
function expectRejected(code: ErrorCode, result: unknown): void {
  expect(result).toMatchObject({ rejection: code });
  expect(selectToast(visit.app.toasts.getSnapshot())).toBeNull();
}

const assertions: Record<Showing, (code: ErrorCode, result: unknown, view?: object) => unknown> = {
  toast: (code) => expectToast('error', code),
  blocked: expectBlocked,
  notice: expectNotice,
  form: expectRejected,
  popup: (_, result, view) => expect(result).toMatchObject(view ?? {}),
  screen: (_, result, view) => expect(result).toMatchObject(view ?? {}),
  unspoken(_, result, view) {
    expect(result).toMatchObject(view ?? {});
    expect(selectToast(visit.app.toasts.getSnapshot())).toBeNull();
  },
};

describe('error messages', () => {
  test.each(cases)('$code, when $when: $showing', async (each) => {
    visit = await openVisit(restaurant, each.options);
    const result = await each.trigger(visit);
    await assertions[each.showing](each.code, result, each.view);
  });

  test('an unknown code uses the general message', () => {
    expect(errorMessage(i18n, 'A_CODE_OF_TOMORROW')).toBe('Error encountered');
  });
});

describe('cases', () => {
  const named = cases.map(({ code }) => code);
  const codes = contract.components.schemas.ErrorCode.enum as ErrorCode[];

  test('cover every error code', () => {
    expect(codes.filter((code) => !named.includes(code))).toEqual([]);
  });

  test('have a message for every error code', () => {
    const general = errorMessage(i18n, 'ERROR');
    expect(codes.filter((code) => errorMessage(i18n, code) === general)).toEqual(['ERROR']);
  });
});

describe('success messages', () => {
  const successes: Record<SuccessMessage, (visit: Visit) => Promise<unknown>> = {
    ...memberSuccesses,
    ...bookingSuccesses,
    ...walletSuccesses,
    ...voucherSuccesses,
    async addedToCart(visit) {
      const tea = visit.run(
        createActor(visit.app.machines(itemMachines).dishItem, { input: { item_id: 'tea' } }),
      );
      await waitFor(tea, (snapshot) => snapshot.matches('editing'));
      tea.send({ type: 'ADD' });
    },
    async updatedInCart(visit) {
      await visit.fill();
      const [line] = visit.app.cart.getSnapshot().context.cart?.lines ?? [];
      const edited = visit.run(
        createActor(visit.app.machines(itemMachines).dishItem, {
          input: { item_id: line?.dish?.id ?? '', line_id: line?.id ?? null },
        }),
      );
      await waitFor(edited, (snapshot) => snapshot.matches('editing'));
      edited.send({ type: 'ADD' });
    },
    async pickedUpInstead(visit) {
      await visit.fill();
      visit.app.machines(checkoutMachines).pickUp();
    },
    async removedFromCart(visit) {
      await visit.fill();
      const [line] = visit.app.cart.getSnapshot().context.cart?.lines ?? [];
      visit.app.cart.send({ type: 'REMOVE', id: line?.id ?? '' });
    },
  };

  test.each(Object.entries(successes))('%s: toast', async (message, trigger) => {
    visit = await openVisit(restaurant);
    await trigger(visit);
    await expectToast('success', message);
  });
});

test('switches an order outside the delivery area to pickup at the same branch with its cart', async () => {
  visit = await openVisit(restaurant);
  await deliverTo(visit, FAR);
  expect((await visit.order()).rejection).toBe('ERR_OUT_OF_SERVICE_AREA');
  visit.app.machines(checkoutMachines).pickUp();
  await visit.order();
  expect(await restaurant.sdk.orderList({ body: visit.guest })).toMatchObject([
    { delivery_method: 'pickup', branch: { id: 'ss2' }, total_qty: 2 },
  ]);
});
