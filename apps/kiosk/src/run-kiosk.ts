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
import { patient, WalkedAway } from './terminal/idle-timeout.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The screens a kiosk has; whoever is sent to another one begins at the branches. */
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
 * Serves one customer after the other until somebody leaves. The same guard as in the web app says
 * which screen a path shows; the machines say where to go next.
 */
export async function runKiosk(given: Kiosk): Promise<void> {
  const { app, place } = given;
  const kiosk = { ...given, terminal: patientTerminal(given) };
  await app.loadMachines();
  // Paying is done on the customer's own device: the kiosk stays and asks the order.
  place.onLeave = () => queueMicrotask(app.returned);
  const unsubscribeToasts = printToasts(kiosk);
  try {
    if (!(await openRestaurant(kiosk))) return;
    if (isOrdering(given)) place.to(ROUTES.orderConfirmation.path);
    // Who was here before the power went may be gone, and is not the next customer; but what they
    // sent last is found out about first.
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
    if (!(error instanceof WalkedAway)) throw error;
    kiosk.terminal.clearInput();
    kiosk.terminal.say(kiosk.words.t('kiosk:startedOver'));
    startOver(kiosk);
    return undefined;
  } finally {
    for (const actor of running) actor.stop();
  }
}

/** Whether there is a customer, who may go without a word. */
function isServing({ app }: Kiosk): boolean {
  return selectIdentity(app.session.getSnapshot()) !== 'none';
}

/** Whether an order was sent whose payment, or whose very arrival, is not known yet. */
function isOrdering({ app }: Kiosk): boolean {
  const checkout = app.checkout.getSnapshot();
  const { stage } = selectCheckout(checkout);
  return stage === 'checking' || stage === 'unreachable' || selectUnpaidOrder(checkout) !== null;
}

/** Whether a booking was sent that is not known to have arrived. */
function isBooking({ app }: Kiosk): boolean {
  const { stage } = selectReservationRequest(app.reservation.getSnapshot());
  return stage === 'checking' || stage === 'unreachable';
}

/** What this customer did, and who they are, is not the next one's business. */
function startOver({ app }: Kiosk): void {
  app.session.send({ type: 'SIGN_OUT' });
}

function patientTerminal(kiosk: Kiosk): Terminal {
  const { idleTimeout, terminal, words } = kiosk;
  const seconds = Math.round(idleTimeout.after / 1000);
  return patient(
    terminal,
    idleTimeout,
    () => isServing(kiosk),
    () => terminal.say(words.t('kiosk:stillThere', { seconds })),
  );
}

/** Says at once what the product has to say, and does not keep it. */
function printToasts({ app, terminal, words }: Kiosk): () => void {
  const { unsubscribe } = app.toasts.subscribe((snapshot) => {
    const toast = selectToast(snapshot);
    if (toast === null) return;
    const { message, tone } = toast;
    terminal.say(tone === 'error' ? words.error(message) : words.t(`system:${message}`));
    app.toasts.send({ type: 'DISMISS', id: toast.id });
  });
  return unsubscribe;
}

/** Whether there is a restaurant to order from; it is asked for until there is or nobody wants it. */
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
