import { selectIdentity } from '@claypot/domain/account';
import { selectReservationRequest } from '@claypot/domain/booking';
import { selectCompanyStatus } from '@claypot/domain/company';
import { selectToast } from '@claypot/domain/machines';
import { selectCheckout, selectUnpaidOrder } from '@claypot/domain/ordering';
import { guard, ROUTES, type ScreenName } from '@claypot/domain/routes';
import type { AnyActorRef } from 'xstate';
import { type Kiosk, type Screen, settled } from './kiosk.ts';
import { bookTable } from './screens/book-table.ts';
import { bookingList } from './screens/booking-list.ts';
import { branch } from './screens/branch.ts';
import { bookingBranches, branches } from './screens/branches.ts';
import { checkout } from './screens/checkout.ts';
import { item } from './screens/item.ts';
import { menu } from './screens/menu.ts';
import { order } from './screens/order.ts';
import { welcome } from './screens/welcome.ts';
import { confirm } from './terminal/choose.ts';
import { IdleTimeoutError, withIdleTimeout } from './terminal/idle-timeout.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Screens that the kiosk implements. Any other screen redirects to the branch list. */
const SCREENS: Partial<Record<ScreenName, Screen>> = {
  login: welcome,
  branchList: branches,
  bookingBranch: bookingBranches,
  bookTable,
  bookingList,
  pickupBranch: branch,
  menu,
  dish: item('dishItem'),
  package: item('packageItem'),
  hotDeal: item('hotDealItem'),
  orderConfirmation: checkout,
  orderDetail: order,
};

/**
 * Serves one customer after another until one chooses to leave. The web app's route guard selects
 * the screen of a path; the machines decide where to go next.
 */
export async function runKiosk(given: Kiosk): Promise<void> {
  const { app, place } = given;
  const kiosk = { ...given, terminal: patientTerminal(given) };
  await app.loadMachines();
  // Customers pay on their own device: the kiosk stays open and polls the order.
  place.onLeave = () => queueMicrotask(app.returned);
  const unsubscribeToasts = printToasts(kiosk);
  try {
    if (!(await openRestaurant(kiosk))) return;
    if (isOrdering(given)) place.to(ROUTES.orderConfirmation.path);
    // After a restart, sign out the previous customer, who may have left. First find out the
    // outcome of an order or booking they sent.
    else if (isServing(given) && !isBooking(given)) startOver(given);
    while ((await show(kiosk)) !== 'leave');
  } finally {
    unsubscribeToasts();
  }
}

async function show(kiosk: Kiosk): Promise<'leave' | undefined> {
  const { app, place } = kiosk;
  const target = guard(place.path(), selectIdentity(app.session.getSnapshot()));
  if ('redirect' in target) {
    place.to(target.redirect, { replace: true });
    return undefined;
  }
  const screen = SCREENS[target.screen];
  if (screen === undefined) {
    place.to(ROUTES.branchList.path, { replace: true });
    return undefined;
  }
  const running: AnyActorRef[] = [];
  try {
    return await screen({
      ...kiosk,
      params: target.params,
      run: (actor) => {
        running.push(actor);
        actor.start();
        return actor;
      },
    });
  } catch (error) {
    if (!(error instanceof IdleTimeoutError)) throw error;
    kiosk.terminal.clearInput();
    kiosk.terminal.say(kiosk.words.t('kiosk:startedOver'));
    startOver(kiosk);
    return undefined;
  } finally {
    for (const actor of running) actor.stop();
  }
}

/**
 * True if a member is signed in or a guest session is open. A customer may leave without ending it.
 */
function isServing({ app }: Kiosk): boolean {
  return selectIdentity(app.session.getSnapshot()) !== 'none';
}

/** True if an order was sent and its payment or its arrival is still unknown. */
function isOrdering({ app }: Kiosk): boolean {
  const checkout = app.checkout.getSnapshot();
  const { stage } = selectCheckout(checkout);
  return stage === 'checking' || stage === 'unreachable' || selectUnpaidOrder(checkout) !== null;
}

/** True if a booking was sent and its arrival is still unknown. */
function isBooking({ app }: Kiosk): boolean {
  const { stage } = selectReservationRequest(app.reservation.getSnapshot());
  return stage === 'checking' || stage === 'unreachable';
}

/** Prevents the next customer from seeing this customer's data. */
function startOver({ app }: Kiosk): void {
  app.session.send({ type: 'SIGN_OUT' });
}

function patientTerminal(kiosk: Kiosk): Terminal {
  const { idleTimeout, terminal, words } = kiosk;
  const seconds = Math.round(idleTimeout.after / 1000);
  return withIdleTimeout(
    terminal,
    idleTimeout,
    () => isServing(kiosk),
    () => terminal.say(words.t('kiosk:stillThere', { seconds })),
  );
}

/** Prints toasts immediately and dismisses them. Returns an unsubscribe function. */
function printToasts({ app, terminal, words }: Kiosk): () => void {
  const { unsubscribe } = app.toasts.subscribe((snapshot) => {
    const toast = selectToast(snapshot);
    if (toast === null) return;
    terminal.say(
      toast.tone === 'error'
        ? words.error(toast.message)
        : words.t(`system:${toast.message}`, { count: toast.count ?? 0 }),
    );
    app.toasts.send({ type: 'DISMISS', id: toast.id });
  });
  return unsubscribe;
}

/**
 * Loads the restaurant and offers a retry on failure. Returns false if it does not exist or the
 * customer leaves.
 */
async function openRestaurant(kiosk: Kiosk): Promise<boolean> {
  const { app, terminal, words } = kiosk;
  const { t } = words;
  for (;;) {
    terminal.say(t('system:openingRestaurant'));
    const isSettled = (status: string) => status !== 'loading';
    const status = await settled(app.company, selectCompanyStatus, isSettled);
    if (status === 'ready') return true;
    if (status === 'notFound') {
      terminal.say(t('system:companyNotFoundTitle'), t('system:companyNotFoundText'));
      return false;
    }
    terminal.say(t('system:companyFailedTitle'), t('system:companyFailedText'));
    if (!(await confirm(kiosk, t('common:retry'), t('kiosk:leave')))) return false;
    app.company.send({ type: 'RETRY' });
  }
}
