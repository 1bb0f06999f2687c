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

/** Discount removed from an order; `reason` is null if the member no longer has the voucher. */
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
  readonly format: Pick<Format, 'money'>;
}

interface ReasonWriting extends Writing {
  /** Minimum wallet balance for using vouchers and discounts, in cents. */
  readonly leastWallet: number;
}

/** Returns why vouchers are blocked, with the minimum wallet balance. */
export function walletLowText({ t, format, leastWallet }: ReasonWriting): string {
  return t('discounts:walletLow', { amount: format.money(leastWallet) });
}

/**
 * Returns why a voucher cannot be used and how to make it usable.
 * @param missing amount missing to the minimum order, in cents, if below it
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

/** Returns the title and reason for a discount that was removed automatically. */
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
 * Returns the text of the best deal: its saving and its discounts.
 * @param more true if the order already has a discount
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

/**
 * Returns the amount missing for a better deal, and its saving.
 * @param more true if the order already has a discount
 */
export function nearestText(
  { t, format }: Writing,
  nearest: { readonly missing: number; readonly saving: number },
  more: boolean,
): string {
  return t(more ? 'discounts:nearestMore' : 'discounts:nearest', {
    missing: format.money(nearest.missing),
    saving: format.money(nearest.saving),
  });
}

/** Returns what the customer pays less with a discount; null if it is nothing. */
export function savesText({ t, format }: Writing, saving: number): string | null {
  return saving > 0 ? t('discounts:saves', { amount: format.money(saving) }) : null;
}
