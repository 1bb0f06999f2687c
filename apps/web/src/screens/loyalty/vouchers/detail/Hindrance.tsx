import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import { Callout, clockIcon, LinkButton } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useHindranceText } from '../card/use-hindrance-text.ts';
import { WalletLow } from '../card/WalletLow.tsx';

/** Reason why a voucher cannot be used now, with a remedy if there is one. */
export function Hindrance({ voucher }: { readonly voucher: ClaimedVoucher }) {
  const { t } = useTranslation('vouchers');
  const text = useHindranceText();
  const format = useFormat();
  const { hindrance, used_at, used_order_id, waiting_order_id } = voucher;
  if (used_at !== null) {
    const time = format.dateTime(Temporal.Instant.from(used_at));
    return (
      <Callout icon={clockIcon} action={<ToOrder id={used_order_id} />}>
        {t('usedAt', { time })}
      </Callout>
    );
  }
  if (hindrance === null) return null;
  if (hindrance === 'wallet_low') return <WalletLow />;
  return (
    <Callout tone="notice" icon={clockIcon} action={<ToOrder id={waiting_order_id} />}>
      {text(voucher)}
    </Callout>
  );
}

/** Link to the order that uses the voucher; renders nothing without one. */
function ToOrder({ id }: { readonly id: string | null }) {
  const { t } = useTranslation('home');
  if (id === null) return null;
  return (
    <LinkButton size="sm" variant="secondary" href={pathTo('orderDetail', { id })}>
      {t('viewOrder')}
    </LinkButton>
  );
}
