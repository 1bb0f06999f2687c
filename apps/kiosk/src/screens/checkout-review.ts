import { checkoutMachines } from '@claypot/domain/app';
import { type FormActor, selectQuery } from '@claypot/domain/machines';
import {
  type CartView,
  checkoutCancelKey,
  lineContents,
  lineItem,
  type OrderDraftView,
  type OrderFormValues,
  type ShownCart,
  type ShownLine,
  selectCart,
  selectCheckout,
  selectOrderDraft,
  selectQuotation,
  takesOff,
} from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { askedTimeText } from '@claypot/i18n';
import { createActor } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';
import { askQuantity, choose, confirm } from '../terminal/choose.ts';
import {
  type Decide,
  type DiscountStep,
  discountOptions,
  memberDiscounts,
  showDiscounts,
  takeStep,
} from './checkout-discounts.ts';
import { askTime, timeText } from './fulfilment-time.ts';
import { fillForm } from './order-form.ts';
import { savingLines } from './saving-lines.ts';

type Form = FormActor<OrderFormValues>;

/** Shows the cart, which the customer can change or order. */
export async function review(visit: Visit, form: Form, decide: Decide): Promise<void> {
  const { app, place, run, terminal, words } = visit;
  const { t } = words;
  const cart = await cartToReview(visit);
  if (cart === null || cart.branch_id === null) return;
  const hours = run(
    createActor(app.machines(checkoutMachines).fulfilmentHours, {
      input: { branch_id: cart.branch_id },
    }),
  );
  const loadedHours = (await settled(hours, selectQuery, ({ status }) => status !== 'loading'))
    .data;
  if (loadedHours === null) terminal.say(t('checkout:branchFailed'));
  const discounts = await memberDiscounts(visit, cart.branch_id);
  const order = () =>
    selectOrderDraft(app.orderDraft.getSnapshot(), {
      quotation: selectQuotation(app.quotation.getSnapshot()),
      hours: loadedHours,
      now: app.ports.clock.now(),
    });
  const draft = order();
  showWithoutIt(visit, draft.total.total);
  print(visit, draft, timeText(visit, loadedHours, draft.requestedTime));
  if (discounts !== null) showDiscounts(visit, discounts);
  terminal.say(t('checkout:items'));

  const wanted = await choose<ShownLine | 'order' | 'time' | 'menu' | DiscountStep>(visit, [
    ...cart.lines.map((line) => ({ label: lineText(visit, line), value: line })),
    { key: 'o', label: t('checkout:orderNow'), value: 'order' },
    { key: 't', label: t('kiosk:changeTime'), value: 'time' },
    ...(discounts === null ? [] : discountOptions(visit, discounts)),
    { key: 'm', label: t('checkout:addMore'), value: 'menu' },
  ]);
  // Customers only pay an amount that they have seen.
  const isTotalUnchanged = () => order().total.total === draft.total.total;
  if (wanted === 'order') await fillForm(visit, form, loadedHours, isTotalUnchanged);
  else if (wanted === 'time') await askTime(visit, form, loadedHours);
  else if (wanted === 'menu') place.to(ROUTES.menu.path, { replace: true });
  else if (typeof wanted === 'object') await changeLine(visit, wanted);
  else if (discounts !== null) await takeStep(visit, wanted, discounts.view, decide);
}

/**
 * Returns the cart. Prints the reason and returns null if the cart is empty or could not be loaded.
 */
async function cartToReview(visit: Visit): Promise<ShownCart | null> {
  const { app, place, terminal, words } = visit;
  const { t } = words;
  const { cart, error, status } = await settled(app.cart, selectCart, isIdle);
  showProblem(visit);
  if (status === 'failed' || cart === null) {
    terminal.say(t('checkout:cartFailed'), words.error(error ?? 'ERROR'));
    if (await confirm(visit, t('common:retry'), t('checkout:toMenu'))) {
      app.cart.send({ type: 'RETRY' });
    } else place.to(ROUTES.menu.path, { replace: true });
    return null;
  }
  if (status === 'empty' || cart.branch_id === null) {
    terminal.say(t('checkout:emptyTitle'), t('checkout:emptyText'));
    place.to(ROUTES.menu.path, { replace: true });
    return null;
  }
  return cart;
}

function isIdle({ cart, clearing, status }: CartView): boolean {
  const pending = cart?.lines.some((line) => line.pending) ?? false;
  return status !== 'loading' && !clearing && !pending;
}

async function changeLine(visit: Visit, { id, qty, unavailable_reason, ...line }: ShownLine) {
  const { app, words } = visit;
  const question = words.t('kiosk:howManyNow', { name: lineItem(line).name });
  const wanted = unavailable_reason === null ? await askQuantity(visit, question, qty) : 0;
  if (wanted === 0) app.cart.send({ type: 'REMOVE', id });
  else if (wanted !== qty) app.cart.send({ type: 'CHANGE_QTY', id, qty: Math.min(wanted, 99) });
}

/** Prints why the checkout returned to the review, for problems without a popup. */
function showProblem({ app, terminal, words }: Visit): void {
  const { t } = words;
  const { problem } = selectCheckout(app.checkout.getSnapshot());
  if (problem?.kind === 'rejected') {
    terminal.say(t('checkout:rejectedTitle'), words.error(problem.code));
  } else if (problem?.kind === 'notPlaced') {
    terminal.say(t('checkout:notPlacedTitle'), t('checkout:notPlacedText'));
  } else if (problem?.kind === 'cancelled') {
    terminal.say(t(`checkout:${checkoutCancelKey(problem.reason)}`), t('checkout:cartIntact'));
  }
}

/** Prints the new total, in cents, after the server rejected the voucher or the points. */
function showWithoutIt({ app, terminal, words }: Visit, total: number): void {
  const { format, t } = words;
  const { problem } = selectCheckout(app.checkout.getSnapshot());
  if (problem?.kind !== 'rejected' || takesOff(problem.code) === null) return;
  terminal.say(t('discounts:orderIsNow', { total: format.money(total) }));
}

function print({ terminal, words }: Visit, draft: OrderDraftView, time: string): void {
  const { format, t } = words;
  const { cart, method, tierPercent, total } = draft;
  terminal.title(t('checkout:title'));
  terminal.say(
    `${t('checkout:pickupFrom')}: ${cart?.branch_name ?? ''}`,
    `${askedTimeText(words, method)}: ${time}`,
    `${t('checkout:subtotal')}: ${format.money(total.subtotal)}`,
    ...savingLines(words, {
      voucher: total.voucher_discount,
      tier: total.tier_discount,
      tierPercent,
      points: total.point_discount,
    }),
    `${t('checkout:tax')}: ${format.money(total.tax)}`,
    `${t('checkout:adjustment')}: ${format.money(total.adj_amount)}`,
    `${t('common:total')}: ${format.money(total.total)}`,
  );
  if (total.points_earned > 0) {
    terminal.say(t('checkout:pointsToCome', { count: total.points_earned }));
  }
  if (cart?.blocked) terminal.say(t('checkout:blocked'));
}

function lineText({ words }: Visit, line: ShownLine): string {
  const { format, t } = words;
  const parts =
    line.package === null
      ? line.variation_list.map(({ variation_name }) => variation_name)
      : lineContents(line).map(({ choices, name, qty }) =>
          [`${qty} × ${name}`, ...choices].join(' '),
        );
  const reason = line.unavailable_reason;
  return [
    `${line.qty} × ${lineItem(line).name}`,
    ...parts,
    format.money(line.line_total),
    ...(reason === null ? [] : [t(`checkout:${reason}`)]),
  ].join(' · ');
}
