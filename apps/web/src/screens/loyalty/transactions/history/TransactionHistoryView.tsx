import { type HistoryView, transactionHistory } from '@claypot/domain/loyalty';
import type { QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import type { TransactionMonths } from '@claypot/sdk';
import { EmptyState, LinkButton, Screen, Skeleton, TopBar, walletIcon } from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { FilterChips } from './FilterChips.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { TransactionList } from './TransactionList.tsx';

interface TransactionHistoryViewProps {
  readonly back: Back;
  /** Current date in the company's time zone. */
  readonly today: Temporal.PlainDate;
  readonly view: HistoryView;
  readonly records: QueryView<TransactionMonths>;
  readonly onChange: (view: HistoryView) => void;
  readonly onRetry: () => void;
}

export function TransactionHistoryView(props: TransactionHistoryViewProps) {
  const { back, today, view, records, onChange, onRetry } = props;
  const { t } = useTranslation('transactions');
  const { filter, range } = view;
  const isTooMany = records.status === 'failed' && records.error === 'INVALID_REQUEST';
  return (
    <Screen top={<TopBar title={t('title')} back={back} />} busy={records.status === 'loading'}>
      <RangeChoice
        range={range}
        today={today}
        onChange={(chosen) => onChange({ range: chosen, filter })}
      />
      <FilterChips chosen={filter} onChoose={(value) => onChange({ range, filter: value })} />
      {isTooMany ? (
        <EmptyState icon={walletIcon} title={t('tooMany')} text={t('tooManyText')} />
      ) : (
        <RecordsBody
          records={records}
          outline={<Skeleton shape="row" count={6} />}
          failed={t('failed')}
          stale={t('stale')}
          empty={<Nothing />}
          onRetry={onRetry}
        >
          {(months) => {
            const history = transactionHistory(months, filter);
            return history.count === 0 ? (
              <EmptyState icon={walletIcon} title={t('noneOfKind')} text={t('noneOfKindText')} />
            ) : (
              <TransactionList key={`${filter} ${range.start} ${range.end}`} history={history} />
            );
          }}
        </RecordsBody>
      )}
    </Screen>
  );
}

function Nothing() {
  const { t } = useTranslation('transactions');
  return (
    <EmptyState
      icon={walletIcon}
      title={t('none')}
      text={t('noneText')}
      action={
        <LinkButton href={ROUTES.topUp.path} variant="secondary">
          {t('topUpNow')}
        </LinkButton>
      }
    />
  );
}
