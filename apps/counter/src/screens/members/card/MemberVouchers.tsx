import type { MemberView, VoucherGroup } from '@claypot/counter/members';
import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './MemberCardView.module.css';
import { useVoucherReason } from './use-voucher-reason.ts';

/** Vouchers of a member: those that the branch can take now, and the others with the reason. */
export function MemberVouchers({ fitting, others }: Pick<MemberView, 'fitting' | 'others'>) {
  const { t } = useTranslation('counterMembers');
  return (
    <Section title={t('vouchers')}>
      {fitting.length + others.length === 0 && <p className={styles.note}>{t('noVouchers')}</p>}
      <ul className={styles.list}>
        {fitting.map((voucher) => (
          <Voucher key={voucher.id} voucher={voucher} />
        ))}
        {others.map((voucher) => (
          <Voucher key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </Section>
  );
}

function Voucher({ voucher }: { readonly voucher: VoucherGroup }) {
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  const reasonOf = useVoucherReason();
  const { count, end_date, fit, min_purchase, name, number, text } = voucher;
  return (
    <li className={styles.item} data-fits={fit.usable === 1 || undefined}>
      <span className={styles.row}>
        <strong>{name}</strong>
        {count > 1 && <Badge>{t('voucherCount', { count })}</Badge>}
      </span>
      <span className={styles.facts}>
        <span>{t('until', { date: format.fullDay(Temporal.PlainDate.from(end_date)) })}</span>
        {min_purchase > 0 && <span>{t('from', { amount: format.money(min_purchase) })}</span>}
        {count === 1 && <span translate="no">{number}</span>}
      </span>
      {text !== '' && <span className={styles.note}>{text}</span>}
      {fit.reason !== null && <span className={styles.reason}>{reasonOf(voucher)}</span>}
    </li>
  );
}
