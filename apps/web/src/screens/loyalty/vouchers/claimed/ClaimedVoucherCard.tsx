import type { ClaimedVoucher, VoucherDates } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ClaimedBadges } from '../card/ClaimedBadges.tsx';
import { useHindranceText } from '../card/use-hindrance-text.ts';
import { useVoucherDay } from '../card/use-voucher-day.ts';
import { VoucherTicket, type VoucherTicketProps } from '../card/VoucherTicket.tsx';
import styles from '../card/vouchers.module.css';

interface ClaimedVoucherCardProps extends Pick<VoucherTicketProps, 'priority'> {
  readonly voucher: ClaimedVoucher;
  /** Number of identical vouchers in the group. */
  readonly count: number;
  /** Validity periods of the vouchers in the group. */
  readonly dates: readonly VoucherDates[];
}

/** A claimed voucher, or a group of identical ones. */
export function ClaimedVoucherCard({ voucher, count, dates, priority }: ClaimedVoucherCardProps) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const day = useVoucherDay();
  const hindranceText = useHindranceText();
  const { end_date, hindrance, id, min_purchase, used_at, voucher_status } = voucher;
  const isOver = voucher_status !== 'ACTIVE';
  return (
    <VoucherTicket
      priority={priority}
      voucher={voucher}
      href={pathTo('claimedVoucher', { voucher_id: id })}
      muted={isOver}
      badge={<ClaimedBadges voucher={voucher} count={count} />}
    >
      {min_purchase > 0 && <p>{t('minimum', { amount: format.money(min_purchase) })}</p>}
      {used_at !== null && (
        <p>{t('usedAt', { time: format.dateTime(Temporal.Instant.from(used_at)) })}</p>
      )}
      {used_at === null && dates.length === 1 && end_date !== null && (
        <p>{t('until', { date: day(end_date) })}</p>
      )}
      {used_at === null && dates.length > 1 && <Dates dates={dates} />}
      {/* A low wallet balance is shown once for all vouchers. */}
      {hindrance !== null && hindrance !== 'wallet_low' && (
        <p className={styles.hindrance}>{hindranceText(voucher)}</p>
      )}
    </VoucherTicket>
  );
}

/** One line per validity period, with the number of vouchers. */
function Dates({ dates }: { readonly dates: readonly VoucherDates[] }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const day = useVoucherDay();
  return dates.map(({ count, end_date, isLater, start_date }) => {
    if (end_date === null) return null;
    const words = { number: format.count(count), from: day(start_date), date: day(end_date) };
    return (
      <p key={`${end_date} ${isLater ? start_date : ''}`}>
        {t(isLater ? 'someFromUntil' : 'someUntil', words)}
      </p>
    );
  });
}
