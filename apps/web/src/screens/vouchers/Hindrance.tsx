import { type HeldVoucher, pathTo } from '@claypot/domain';
import { Callout, clockIcon, LinkButton } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useHindranceText } from './useHindranceText.ts';
import { WalletLow } from './WalletLow.tsx';

/** Why a voucher cannot be used now, and what would make it fit. */
export function Hindrance({ voucher }: { readonly voucher: HeldVoucher }) {
  const { t } = useTranslation(['vouchers', 'home']);
  const text = useHindranceText();
  const format = useFormat();
  const { hindrance, used_at, waiting_order_id } = voucher;
  if (used_at !== null) {
    const time = format.dateTime(Temporal.Instant.from(used_at));
    return <Callout icon={clockIcon}>{t('usedAt', { time })}</Callout>;
  }
  if (hindrance === null) return null;
  if (hindrance === 'wallet_low') return <WalletLow />;
  return (
    <Callout
      tone="notice"
      icon={clockIcon}
      action={
        waiting_order_id !== null && (
          <LinkButton
            size="sm"
            variant="secondary"
            href={pathTo('orderDetail', { id: waiting_order_id })}
          >
            {t('home:viewOrder')}
          </LinkButton>
        )
      }
    >
      {text(voucher)}
    </Callout>
  );
}
