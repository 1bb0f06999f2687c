import type { DiscountsView, JudgedVoucher } from '@claypot/domain';
import { ListRow } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../app/useFormat.ts';
import { useTranslation } from '../../../app/useTranslation.ts';
import { WalletLow } from '../../vouchers/WalletLow.tsx';
import { useReasonText } from './useReasonText.ts';
import styles from './VoucherChoice.module.css';

export interface VoucherChoiceProps {
  readonly discounts: Pick<DiscountsView, 'chosen' | 'vouchers'>;
  readonly onChoose: (voucherId: string | null) => void;
}

/** All vouchers that the member holds: those for this order, then the others with their reason. */
export function VoucherChoice({ discounts, onChoose }: VoucherChoiceProps) {
  const { t } = useTranslation('discounts');
  const { chosen } = discounts;
  const vouchers = discounts.vouchers ?? [];
  const usable = vouchers.filter(({ fit }) => fit.usable);
  const others = vouchers.filter(({ fit }) => !fit.usable);
  const isLow = others.some(({ fit }) => !fit.usable && fit.reason === 'wallet_low');
  return (
    <div className={styles.groups}>
      {vouchers.length === 0 && <p className={styles.empty}>{t('sheetEmpty')}</p>}
      {usable.length > 0 && (
        <Group title={t('sheetUsable')}>
          {usable.map((voucher) => (
            <UsableVoucher
              key={voucher.id}
              voucher={voucher}
              isChosen={voucher.id === chosen?.id}
              onChoose={onChoose}
            />
          ))}
        </Group>
      )}
      {isLow && <WalletLow />}
      {others.length > 0 && (
        <Group title={t('sheetOthers')}>
          {others.map((voucher) => (
            <OtherVoucher key={voucher.id} voucher={voucher} />
          ))}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface UsableVoucherProps {
  readonly voucher: JudgedVoucher;
  readonly isChosen: boolean;
  readonly onChoose: (voucherId: string) => void;
}

function UsableVoucher({ voucher, isChosen, onChoose }: UsableVoucherProps) {
  const { t } = useTranslation('discounts');
  const format = useFormat();
  const { id, name, saving, terms } = voucher;
  const last = Temporal.PlainDate.from(terms.endDate);
  return (
    <li>
      <ListRow
        title={name}
        text={`${t('saves', { amount: format.money(saving) })} · ${t('until', { date: format.fullDay(last) })}`}
        current={isChosen}
        onPress={() => onChoose(id)}
      />
    </li>
  );
}

function OtherVoucher({ voucher: { fit, name } }: { readonly voucher: JudgedVoucher }) {
  const reasonText = useReasonText();
  return (
    <li className={styles.other}>
      <ListRow title={name} text={fit.usable ? null : reasonText(fit.reason, fit.missing)} />
    </li>
  );
}
