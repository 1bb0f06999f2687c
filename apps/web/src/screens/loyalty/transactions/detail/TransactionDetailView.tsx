import type { QueryView } from '@claypot/domain/machines';
import { pathTo, ROUTES } from '@claypot/domain/routes';
import type { TransactionDetail } from '@claypot/sdk';
import { Card, EmptyState, LinkButton, Screen, Skeleton, TopBar } from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { LensArt } from '../../../shared/art/LensArt.tsx';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';

interface TransactionDetailViewProps {
  readonly back: Back;
  readonly transaction: QueryView<TransactionDetail>;
  readonly onRetry: () => void;
}

export function TransactionDetailView(props: TransactionDetailViewProps) {
  const { back, transaction, onRetry } = props;
  const { t } = useTranslation('transactions');
  return (
    <Screen
      top={<TopBar title={t('detailTitle')} back={back} />}
      busy={transaction.status === 'loading'}
    >
      {transaction.status === 'notFound' && (
        <EmptyState
          art={<LensArt />}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<LinkButton href={ROUTES.transactionHistory.path}>{t('toHistory')}</LinkButton>}
        />
      )}
      <RecordsBody
        records={transaction}
        outline={
          <Card>
            <Skeleton shape="title" />
            <Skeleton shape="row" count={4} />
          </Card>
        }
        failed={t('detailFailed')}
        stale={t('detailStale')}
        empty={null}
        onRetry={onRetry}
      >
        {(shown) => (
          <>
            <TransactionFacts transaction={shown} />
            {shown.sales_order_id !== null && (
              <LinkButton
                href={pathTo('orderDetail', { id: shown.sales_order_id })}
                variant="secondary"
              >
                {t('order')}
              </LinkButton>
            )}
          </>
        )}
      </RecordsBody>
    </Screen>
  );
}
