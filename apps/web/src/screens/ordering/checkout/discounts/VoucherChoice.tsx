import type { VoucherGroup } from '@claypot/domain/loyalty';
import type { DiscountsView, JudgedVoucher } from '@claypot/domain/ordering';
import { LEAST_WALLET, type VoucherReason } from '@claypot/domain/pricing';
import { savesText, voucherReasonText } from '@claypot/i18n';
import { ListRow } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { AlikeBadge } from '../../../loyalty/vouchers/card/AlikeBadge.tsx';
import { WalletLow } from '../../../loyalty/vouchers/card/WalletLow.tsx';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import styles from './VoucherChoice.module.css';

export interface VoucherChoiceProps {
  readonly discounts: Pick<DiscountsView, 'chosen' | 'vouchers'>;
  readonly onChoose: (voucherId: string | null) => void;
}

/** All vouchers of the member: usable ones first, then the others with the reason. */
export function VoucherChoice({ discounts, onChoose }: VoucherChoiceProps) {
  const { t } = useTranslation('discounts');
  const { chosen } = discounts;
  const vouchers = discounts.vouchers ?? [];
  const usable = vouchers.filter(({ voucher }) => voucher.fit.usable);
  const others = vouchers.filter(({ voucher }) => !voucher.fit.usable);
  const isLow = others.some(({ voucher: { fit } }) => !fit.usable && fit.reason === 'wallet_low');
  return (
    <div className={styles.groups}>
      {vouchers.length === 0 && <p className={styles.empty}>{t('sheetEmpty')}</p>}
      {usable.length > 0 && (
        <Part title={t('sheetUsable')}>
          {usable.map((group) => (
            <UsableVouchers
              key={group.voucher.id}
              group={group}
              chosenId={chosen?.id ?? null}
              onChoose={onChoose}
            />
          ))}
        </Part>
      )}
      {isLow && <WalletLow />}
      {others.length > 0 && (
        <Part title={t('sheetOthers')}>
          {others.map((group) => (
            <OtherVouchers key={group.voucher.id} group={group} />
          ))}
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
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

interface UsableVouchersProps {
  readonly group: VoucherGroup<JudgedVoucher>;
  readonly chosenId: string | null;
  readonly onChoose: (voucherId: string) => void;
}

/**
 * Identical vouchers as one row. Pressing it chooses the first, unless another of them is already
 * chosen.
 */
function UsableVouchers({ group, chosenId, onChoose }: UsableVouchersProps) {
  const { t, i18n } = useTranslation('discounts');
  const format = useFormat();
  const { ids, voucher } = group;
  const { name, saving, terms } = voucher;
  const isChosen = chosenId !== null && ids.includes(chosenId);
  const last = Temporal.PlainDate.from(terms.endDate);
  const parts = [
    savesText({ t: i18n.t, format }, saving),
    t('until', { date: format.fullDay(last) }),
  ];
  return (
    <li>
      <ListRow
        title={name}
        text={inARow(parts.filter((part) => part !== null))}
        end={<AlikeBadge count={ids.length} />}
        current={isChosen}
        onPress={() => onChoose(isChosen ? chosenId : voucher.id)}
      />
    </li>
  );
}

function OtherVouchers({ group }: { readonly group: VoucherGroup<JudgedVoucher> }) {
  const reasonText = useReasonText();
  const { fit, name } = group.voucher;
  return (
    <li className={styles.other}>
      <ListRow
        title={name}
        text={fit.usable ? null : reasonText(fit.reason, fit.missing)}
        end={<AlikeBadge count={group.ids.length} />}
      />
    </li>
  );
}

/** Returns a function that explains why a voucher cannot be used, with the remedy. */
function useReasonText() {
  const { t } = useTranslation();
  const format = useFormat();
  /** `missing` is the amount missing for the minimum spend, in cents. */
  return (reason: VoucherReason, missing: number | null): string =>
    voucherReasonText({ t, format, leastWallet: LEAST_WALLET }, reason, missing);
}
