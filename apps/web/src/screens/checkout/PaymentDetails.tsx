import type { OrderTotal } from '@claypot/domain';
import { Breakdown } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { TitledCard } from '../parts/TitledCard.tsx';

/** How the amount comes about. The tax is part of the prices and never added. */
export function PaymentDetails({ total }: { readonly total: OrderTotal }) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  return (
    <TitledCard title={t('paymentDetails')}>
      <Breakdown
        lines={[
          { label: t('subtotal'), amount: format.money(total.subtotal) },
          { label: t('tax'), amount: format.money(total.tax), tone: 'soft' },
          { label: t('adjustment'), amount: format.money(total.adj_amount), tone: 'soft' },
        ]}
        total={{ label: t('common:total'), amount: format.money(total.total) }}
      />
    </TitledCard>
  );
}
