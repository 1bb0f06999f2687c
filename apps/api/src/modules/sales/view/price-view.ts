import { cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { findClaimedVoucher } from '../../loyalty/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';

/** Returns the price of a bill in the contract's format. */
export function viewPrice({ bill, price }: LoadedBill): Schemas['BillPrice'] {
  const { total, percent } = price;
  const isFamilyDay = total.discount_rule === 'family_day';
  return {
    subtotal: formatMoneyString(total.subtotal),
    discount_rule: total.discount_rule,
    voucher_discount: formatMoneyString(total.voucher_discount),
    tier_discount: formatMoneyString(total.tier_discount),
    tier_percent: isFamilyDay ? 0 : percent,
    point_discount: formatMoneyString(total.point_discount),
    family_day_discount: formatMoneyString(total.family_day_discount),
    service_charge: formatMoneyString(total.service_charge),
    tax: formatMoneyString(total.tax),
    rounding: formatMoneyString(bill.adj_amount),
    total: formatMoneyString(cents(total.total + bill.adj_amount)),
    points_earned: total.points_earned,
  };
}

/** Returns the price on Family Day if the wallet pays the whole bill; null if it does not apply. */
export function viewFamilyDay({ present }: LoadedBill): Schemas['FamilyDayOffer'] | null {
  const offer = present?.familyDay ?? null;
  return (
    offer && {
      percent: offer.percent,
      discount: formatMoneyString(offer.total.family_day_discount),
      total: formatMoneyString(offer.total.total),
    }
  );
}

/** Returns the shares of a bill; null if it is not split. */
export function viewSplit({ bill, due }: LoadedBill): Schemas['BillSplit'] | null {
  if (bill.split === null || due.shares === null) return null;
  return {
    by: bill.split.by,
    shares: due.shares.map(({ number, lineIds, total, paid, left, cashDue }) => ({
      number,
      line_ids: [...lineIds],
      total: formatMoneyString(total),
      paid: formatMoneyString(paid),
      left: formatMoneyString(left),
      cash_due: formatMoneyString(cashDue),
    })),
  };
}

/** Returns the voucher of a bill. It deducts nothing while it does not fit. */
export async function viewBillVoucher(
  db: Queryable,
  { bill, price }: LoadedBill,
  language: Language,
): Promise<Schemas['BillVoucher'] | null> {
  const { claimed_voucher_id: id, customer_id: memberId } = bill;
  const voucher =
    id === null || memberId === null ? null : await findClaimedVoucher(db, memberId, id);
  return (
    voucher && {
      id: voucher.id,
      name: inLanguage(voucher.voucher_name, language),
      discount: formatMoneyString(price.total.voucher_discount),
    }
  );
}
