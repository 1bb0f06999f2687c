import type { TRANSACTIONS_REQUEST } from '@claypot/domain/loyalty';
import {
  isIncoming,
  passes,
  TRANSACTION_FILTERS,
  type TransactionFilter,
} from '@claypot/domain/loyalty';
import { pathTo, ROUTES } from '@claypot/domain/routes';
import type { TransactionEntry } from '@claypot/sdk';
import { Card, cx, ListRow, Screen, TopBar, walletIcon } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { amountsOf, EACH, LINE, placesOf } from '../../../face/places.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useAmountPlace } from '../../shared/forms/use-amount-place.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { Section } from '../../shared/layout/Section.tsx';
import { DaysButton } from './history/DaysButton.tsx';
import { FilterChips } from './history/FilterChips.tsx';
import styles from './history/TransactionList.module.css';
import { KIND_TEXTS } from './kind-text.ts';

const at = placesOf<TransactionEntry>();
const amount = amountsOf<TransactionEntry>();
const month = placesOf<{ readonly name: string }>();
const KINDS = Object.entries(KIND_TEXTS).map(([type, words]) => ({
  type: type as TransactionEntry['type'],
  words,
}));

/** Server-rendered page: the transactions by month, without their times. */
export function Face() {
  const isNamed = usePath().pathname !== ROUTES.transactionHistory.path;
  if (!isNamed) return <History filter="all" />;
  return TRANSACTION_FILTERS.map((filter) => (
    <Part key={filter} when={`params.filter_type=${filter}`}>
      <History filter={filter} />
    </Part>
  ));
}

function History({ filter }: { readonly filter: TransactionFilter }) {
  const { t } = useTranslation('transactions');
  const money = useAmountPlace();
  return (
    <Screen top={<TopBar title={t('title')} back={useBack()} />}>
      <DaysButton>{LINE}</DaysButton>
      <FilterChips chosen={filter} onChoose={() => undefined} />
      <Card>
        <DetailRow icon={walletIcon} label={t('total')} value={LINE} />
      </Card>
      <Part<[typeof TRANSACTIONS_REQUEST]>
        of="/transaction_history_list/:customer"
        in={EACH}
        listed
      >
        <Section heading={month('name')}>
          <Card padding="none">
            <ul>
              <Part in="value">
                {KINDS.filter(({ type }) => passes(filter, type)).map(({ type, words }) => (
                  <Part key={type} when={`type=${type}`}>
                    <li>
                      <ListRow
                        title={t(words)}
                        text={
                          <>
                            <span className={styles.line}>{LINE}</span>
                            <span className={styles.line}>{at('branch_name')}</span>
                          </>
                        }
                        end={
                          <span
                            className={cx(styles.amount, isIncoming(type) && styles.incoming)}
                            translate="no"
                          >
                            {money(amount('amount'), type)}
                          </span>
                        }
                        href={pathTo('transactionDetail', { id: at('id') })}
                      />
                    </li>
                  </Part>
                ))}
              </Part>
            </ul>
          </Card>
        </Section>
      </Part>
    </Screen>
  );
}
