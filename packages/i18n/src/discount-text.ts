import type { i18n as I18n } from 'i18next';
import type { Format } from './format.ts';

const REASONS = {
  not_yet: 'discounts:notYet',
  not_today: 'discounts:notToday',
  other_branch: 'discounts:otherBranch',
  dine_in_only: 'discounts:dineInOnly',
  app_only: 'discounts:appOnly',
  delivery_only: 'discounts:deliveryOnly',
  reserved: 'discounts:reserved',
  used: 'discounts:used',
  expired: 'discounts:expired',
} as const;

type Reason = keyof typeof REASONS | 'below_minimum' | 'wallet_low';

/** What the order is told to do without: `reason` null where the member holds the voucher no more. */
type TakenOff =
  | {
      readonly kind: 'voucher';
      readonly name: string;
      readonly reason: Reason | null;
      readonly missing: number | null;
    }
  | { readonly kind: 'points' };

interface BestDeal {
  readonly saving: number;
  readonly voucherName: string | null;
  readonly spendsPoints: boolean;
}

interface Writing extends Pick<I18n, 't'> {
  readonly format: Pick<Format, 'money' | 'amount'>;
}

interface ReasonWriting extends Writing {
  /** In cents, the balance from which on vouchers and discounts can be used. */
  readonly leastWallet: number;
}

/** Why vouchers are frozen, with the balance from which on they are not. */
export function walletLowText({ t, format, leastWallet }: ReasonWriting): string {
  const amount = format.amount(leastWallet);
  return t('discounts:walletLow', { whole: amount.replace(/\.00$/, ''), amount });
}

/**
 * Why a voucher cannot be used, and with it what would make it fit.
 * @param missing in cents, what the order lacks where it is below the minimum
 */
export function voucherReasonText(
  writing: ReasonWriting,
  reason: Reason,
  missing: number | null,
): string {
  const { t, format } = writing;
  if (reason === 'wallet_low') return walletLowText(writing);
  return reason === 'below_minimum'
    ? t('discounts:belowMinimum', { amount: format.money(missing ?? 0) })
    : t(REASONS[reason]);
}

/** What was taken off the order without being asked, and why. */
export function takenOffText(
  writing: ReasonWriting,
  what: TakenOff,
): { title: string; text: string } {
  const { t } = writing;
  if (what.kind === 'points') {
    return { title: t('discounts:pointsTakenOff'), text: t('discounts:pointsTakenOffText') };
  }
  const { missing, name, reason } = what;
  return {
    title: t('discounts:voucherTakenOff', { name }),
    text: reason === null ? t('discounts:gone') : voucherReasonText(writing, reason, missing),
  };
}

/**
 * What the best deal saves, in cents, and with what.
 * @param more whether the order has something taken off already
 */
export function bestDealText({ t, format }: Writing, best: BestDeal, more: boolean): string {
  const { saving, spendsPoints, voucherName } = best;
  const alone = voucherName ?? t(spendsPoints ? 'discounts:bestPoints' : 'discounts:none');
  const how =
    voucherName !== null && spendsPoints ? t('discounts:bestBoth', { name: voucherName }) : alone;
  return t(more ? 'discounts:bestSavesMore' : 'discounts:bestSaves', {
    amount: format.money(saving),
    how,
  });
}
