import type { Voucher } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVoucherDay } from '../card/use-voucher-day.ts';

type Sentence = string | false | null;

/** Returns a function that lists a voucher's terms, one sentence each. */
export function useVoucherTerms(): (voucher: Voucher) => readonly string[] {
  const valid = useValidity();
  const limits = useLimits();
  const where = useWhere();
  const worth = useWorth();
  return (voucher) => {
    const sentences: readonly Sentence[] = [
      ...worth(voucher),
      ...where(voucher),
      ...valid(voucher),
      ...limits(voucher),
    ];
    return sentences.filter((sentence): sentence is string => Boolean(sentence));
  };
}

function useWorth(): (voucher: Voucher) => readonly Sentence[] {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  return ({ min_purchase, total_max_given_amount: most, voucher_type }) => [
    min_purchase > 0
      ? t('minimum', { amount: format.money(min_purchase) })
      : voucher_type === 'discount' && t('noMinimum'),
    most !== null && t('atMost', { amount: format.money(most) }),
    t('oneAtATime'),
  ];
}

function useWhere(): (voucher: Voucher) => readonly Sentence[] {
  const { t } = useTranslation('vouchers');
  return (voucher) => {
    const { free_type, is_weekday_only, voucher_use_type: use } = voucher;
    const branches = voucher.voucher_branch.map(({ branch }) => branch.branch_name);
    const listed = branches.join(t('listed'));
    return [
      use === 'dine_in' && t('dineInOnly'),
      use === 'other' && (free_type === 'delivery' ? t('deliveriesOnly') : t('appOnly')),
      use === 'both' && t('appAndCounter'),
      voucher.voucher_branch_status === 'All' && t('everyBranch'),
      voucher.voucher_branch_status === 'Only' && t('onlyAt', { branches: listed }),
      voucher.voucher_branch_status === 'All Except' && t('notAt', { branches: listed }),
      is_weekday_only === 1 && t('weekdaysOnly'),
    ];
  };
}

function useValidity(): (voucher: Voucher) => readonly Sentence[] {
  const { t } = useTranslation('vouchers');
  const day = useVoucherDay();
  return ({ end_date, expiring_days, start_date, voucher_tx_id }) =>
    voucher_tx_id === null
      ? [
          t('validFor', { count: expiring_days }),
          end_date !== null && t('claimUntil', { date: day(end_date) }),
        ]
      : [
          t('notYet', { date: day(start_date) }),
          end_date !== null && t('until', { date: day(end_date) }),
        ];
}

function useLimits(): (voucher: Voucher) => readonly Sentence[] {
  const { t } = useTranslation('vouchers');
  return (voucher) => {
    const { max_application_per_day_per_member: aDay, max_application_per_member: each } = voucher;
    if (voucher.voucher_tx_id !== null) return [];
    return [
      each !== null && t('eachMember', { count: each }),
      aDay !== null && t('aDay', { count: aDay }),
    ];
  };
}
