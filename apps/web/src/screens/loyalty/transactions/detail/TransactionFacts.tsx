import { signedAmount } from '@claypot/domain/loyalty';
import type { TransactionDetail } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import { KIND_TEXTS } from '../kind-text.ts';
import { useSignedMoney } from '../use-signed-money.ts';
import { Fact, TransactionFactsShape } from './TransactionFactsShape.tsx';

export function TransactionFacts({ transaction }: { readonly transaction: TransactionDetail }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const signed = useSignedMoney();
  const { balance, branch_name, created_date, level_name, type } = transaction;
  const number = transaction.topup_transaction_id ?? transaction.sales_order_tx_id;
  return (
    <TransactionFactsShape
      amount={signed(signedAmount(transaction))}
      kind={t(KIND_TEXTS[type])}
      when={format.fullDateTime(Temporal.Instant.from(created_date))}
      branch={branch_name && <Fact label={t('branch')}>{branch_name}</Fact>}
      number={
        number && (
          <Fact label={t('number')}>
            <NoWrap>{number}</NoWrap>
          </Fact>
        )
      }
      balance={format.money(balance)}
      tier={level_name && <Fact label={t('tier')}>{level_name}</Fact>}
    />
  );
}
