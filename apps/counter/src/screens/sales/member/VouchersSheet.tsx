import { groupVouchers } from '@claypot/counter/members';
import type { BillMember, MemberVoucher } from '@claypot/sdk/counter';
import { Badge, BottomSheet, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { useVoucherReason } from '../../members/card/use-voucher-reason.ts';
import styles from './VouchersSheet.module.css';

export interface VouchersSheetProps {
  readonly open: boolean;
  readonly member: BillMember | null;
  readonly onVoucher: (voucher: MemberVoucher) => void;
  readonly onClose: () => void;
}

/** Vouchers of the member: those that fit the bill first, the others with the reason. */
export function VouchersSheet({ open, member, onVoucher, onClose }: VouchersSheetProps) {
  const { t } = useTranslation(['counterSales', 'counterMembers', 'common']);
  const format = useFormat();
  const reasonOf = useVoucherReason();
  const name = member?.first_name ?? null;
  return (
    <BottomSheet
      open={open}
      title={name === null ? t('vouchers') : t('vouchersTitle', { name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {groupVouchers(member?.vouchers ?? []).map((voucher) => (
          <li key={voucher.id} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.name}>
                <strong>{voucher.name}</strong>
                {voucher.count > 1 && (
                  <Badge>{t('counterMembers:voucherCount', { count: voucher.count })}</Badge>
                )}
              </p>
              <p className={styles.note}>
                {t('counterMembers:until', {
                  date: format.day(Temporal.PlainDate.from(voucher.end_date)),
                })}
              </p>
              {voucher.text !== '' && <p className={styles.note}>{voucher.text}</p>}
              {voucher.fit.reason !== null && <p className={styles.reason}>{reasonOf(voucher)}</p>}
            </div>
            {voucher.fit.usable === 1 && (
              <Button
                aria-label={t('voucherTitle', { name: voucher.name })}
                onClick={() => onVoucher(voucher)}
              >
                {t('useVoucher')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
