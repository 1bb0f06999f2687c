import { selectMember } from '@claypot/domain/account';
import { checkoutMachines } from '@claypot/domain/app';
import type { VoucherGroup } from '@claypot/domain/loyalty';
import { type QueryView, selectQuery } from '@claypot/domain/machines';
import {
  type ChooseDiscountEvent,
  type DiscountsView,
  type JudgedVoucher,
  selectDiscounts,
} from '@claypot/domain/ordering';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import {
  bestDealText,
  nearestText,
  savesText,
  takenOffText,
  voucherReasonText,
} from '@claypot/i18n';
import { createActor } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';
import { choose, type Option } from '../terminal/choose.ts';
import type { Words } from '../words.ts';

type Status = QueryView<unknown>['status'];

const reasonWords = ({ format, t }: Words) => ({ t, format, leastWallet: LEAST_WALLET });

export type DiscountStep = 'voucher' | 'points' | 'best' | 'vouchersAgain';

export interface MemberDiscounts {
  readonly view: DiscountsView;
  /** Loading state of the vouchers. */
  readonly status: Status;
}

export type Decide = (event: ChooseDiscountEvent) => void;

/**
 * Updates the discounts with the order while the checkout is open. Prints each discount that no
 * longer applies. Returns a function that applies the member's choice.
 */
export function followDiscounts({ app, run, terminal, words }: Visit): Decide {
  const machines = app.machines(checkoutMachines);
  let shown = app.discounts.getSnapshot().context.takenOff;
  const subscription = app.discounts.subscribe(({ context: { takenOff } }) => {
    for (const what of takenOff.filter((one) => !shown.includes(one))) {
      const { text, title } = takenOffText(reasonWords(words), what);
      terminal.say(title, text);
    }
    shown = takenOff;
  });
  const following = run(createActor(machines.discounts));
  following.subscribe({ complete: () => subscription.unsubscribe() });
  run(createActor(machines.memberRefresh));
  return (event) => following.send(event);
}

/** Returns the discounts that a member can apply to an order of this branch; null for a guest. */
export async function memberDiscounts(
  { app, run }: Visit,
  branchId: string,
): Promise<MemberDiscounts | null> {
  if (selectMember(app.session.getSnapshot()) === null) return null;
  const vouchers = run(
    createActor(app.machines(checkoutMachines).availableVouchers, {
      input: { branch_id: branchId },
    }),
  );
  const isHere = ({ refreshing, status }: QueryView<unknown>) =>
    status !== 'loading' && !refreshing;
  const { status } = await settled(vouchers, selectQuery, isHere);
  // Pickup orders have no delivery fee.
  const view = selectDiscounts(app.orderDraft.getSnapshot(), app.discounts.getSnapshot(), null);
  return { view, status };
}

/** Prints the discounts in use and those that a slightly larger order would get. */
export function showDiscounts({ terminal, words }: Visit, discounts: MemberDiscounts): void {
  const { format, t } = words;
  const { chosen, hasBest, nearest, points, usable, vouchers } = discounts.view;
  terminal.say(t('discounts:title'));
  const indented = (text: string) => terminal.say(`      ${text}`);
  if (discounts.status === 'failed') indented(t('discounts:failed'));
  else if (chosen === null && vouchers !== null) {
    const count = usable > 0 ? t('discounts:usable', { count: usable }) : t('discounts:noneUsable');
    indented(vouchers.length === 0 ? t('discounts:noneClaimed') : count);
  }
  if (chosen !== null) indented(joined([chosen.name, savesText(words, chosen.saving)]));
  if (points?.on === true) {
    const inUse = t('kiosk:pointsInUse', { points: format.count(points.cost) });
    indented(joined([inUse, savesText(words, points.saving)]));
  }
  if (hasBest) indented(t('discounts:bestInUse'));
  if (nearest !== null) {
    indented(nearestText(words, nearest, chosen !== null || points?.on === true));
  }
}

export function discountOptions(
  { words }: Visit,
  { status, view }: MemberDiscounts,
): readonly Option<DiscountStep>[] {
  const { t } = words;
  const { best, chosen, points, vouchers } = view;
  const options: Option<DiscountStep>[] = [];
  if (status === 'failed') {
    options.push({ key: 'v', label: t('kiosk:vouchersAgain'), value: 'vouchersAgain' });
  } else if (vouchers !== null && vouchers.length > 0) {
    const label = t(chosen === null ? 'discounts:choose' : 'discounts:change');
    options.push({ key: 'v', label, value: 'voucher' });
  }
  if (points !== null) {
    const spend = t('discounts:spendPoints', { points: words.format.count(points.cost) });
    const label = points.on
      ? t('kiosk:keepPoints')
      : joined([spend, savesText(words, points.saving)]);
    options.push({ key: 'p', label, value: 'points' });
  }
  if (best !== null) {
    const text = bestDealText(words, best, chosen !== null || points?.on === true);
    options.push({ key: 'b', label: `${t('discounts:bestDeal')} · ${text}`, value: 'best' });
  }
  return options;
}

/**
 * Performs a discount action. Vouchers reload with every review of the order, so `vouchersAgain`
 * needs no action.
 */
export async function takeStep(
  visit: Visit,
  step: DiscountStep,
  { points, ...view }: DiscountsView,
  decide: Decide,
): Promise<void> {
  switch (step) {
    case 'best':
      return decide({ type: 'TAKE_BEST' });
    case 'points':
      return decide({ type: 'SPEND_POINTS', spend: points?.on !== true });
    case 'voucher':
      return chooseVoucher(visit, view, decide);
    case 'vouchersAgain':
      return;
  }
}

/**
 * Lets the member choose a usable voucher. Prints the other vouchers with the reason why each is
 * not usable.
 */
async function chooseVoucher(
  visit: Visit,
  { chosen, vouchers }: Pick<DiscountsView, 'chosen' | 'vouchers'>,
  decide: Decide,
): Promise<void> {
  const { terminal, words } = visit;
  const { t } = words;
  const claimed = vouchers ?? [];
  const usable = claimed.filter(({ voucher }) => voucher.fit.usable);
  if (usable.length < claimed.length) terminal.title(t('discounts:sheetOthers'));
  for (const { ids, voucher } of claimed) {
    const { fit, name } = voucher;
    if (fit.usable) continue;
    const reason = voucherReasonText(reasonWords(words), fit.reason, fit.missing);
    terminal.say(`      ${[name, ...alikeText(words, ids), reason].join(' · ')}`);
  }
  if (claimed.some(({ voucher: { fit } }) => !fit.usable && fit.reason === 'wallet_low')) {
    terminal.say(t('kiosk:topUpOnPhone'));
  }
  terminal.title(t(usable.length > 0 ? 'discounts:sheetUsable' : 'discounts:noneUsable'));
  const wanted = await choose<{ readonly voucherId: string | null } | 'back'>(visit, [
    ...usable.map((group) => ({
      label: usableText(visit, group),
      value: { voucherId: group.voucher.id },
    })),
    ...(chosen === null
      ? []
      : [{ key: 'n', label: t('discounts:none'), value: { voucherId: null } }]),
    { key: 'b', label: t('checkout:goBack'), value: 'back' },
  ]);
  if (wanted !== 'back') decide({ type: 'CHOOSE', voucherId: wanted.voucherId });
}

function usableText({ words }: Visit, { ids, voucher }: VoucherGroup<JudgedVoucher>): string {
  const { format, t } = words;
  const { name, saving, terms } = voucher;
  const date = format.fullDay(Temporal.PlainDate.from(terms.endDate));
  const until = t('discounts:until', { date });
  return joined([name, ...alikeText(words, ids), savesText(words, saving), until]);
}

/** Joins the parts of an entry, without missing ones. */
function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}

/**
 * Returns a text with the number of equal vouchers that an entry represents; empty for a single
 * one.
 */
function alikeText({ format, t }: Visit['words'], ids: readonly string[]): readonly string[] {
  return ids.length > 1 ? [t('vouchers:alike', { number: format.count(ids.length) })] : [];
}
