import type { TRANSACTION_REQUEST } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import type { TransactionDetail } from '@claypot/sdk';
import { LinkButton, Screen, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { amountsOf, LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useAmountPlace } from '../../shared/forms/use-amount-place.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { Fact, TransactionFactsShape } from './detail/TransactionFactsShape.tsx';
import { KIND_TEXTS } from './kind-text.ts';

const at = placesOf<TransactionDetail>();
const amount = amountsOf<TransactionDetail>();
const KINDS = Object.entries(KIND_TEXTS).map(([type, words]) => ({
  type: type as TransactionDetail['type'],
  words,
}));

/** Server-rendered page: the transaction without its time. */
export function Face() {
  const { t } = useTranslation('transactions');
  const money = useAmountPlace();
  const branch = (
    <Part when="branch_name">
      <Fact label={t('branch')}>{at('branch_name')}</Fact>
    </Part>
  );
  const tier = (
    <Part when="level_name">
      <Fact label={t('tier')}>{at('level_name')}</Fact>
    </Part>
  );
  return (
    <Screen top={<TopBar title={t('detailTitle')} back={useBack()} />}>
      <Part<[typeof TRANSACTION_REQUEST]> of="/transaction_history_details/:id">
        {KINDS.map(({ type, words }) => (
          <Part key={type} when={`type=${type}`}>
            <TransactionFactsShape
              amount={money(amount('amount'), type)}
              kind={t(words)}
              when={LINE}
              branch={branch}
              number={
                <Fact label={t('number')}>
                  <NoWrap>{at('topup_transaction_id', 'sales_order_tx_id')}</NoWrap>
                </Fact>
              }
              balance={money(amount('balance'))}
              tier={tier}
            />
          </Part>
        ))}
        <Part when="sales_order_id">
          <LinkButton
            href={pathTo('orderDetail', { id: at('sales_order_id') })}
            variant="secondary"
          >
            {t('order')}
          </LinkButton>
        </Part>
      </Part>
    </Screen>
  );
}
