import {
  firstEntries,
  isIncoming,
  signedAmount,
  type TransactionHistory,
} from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import type { TransactionEntry } from '@claypot/sdk';
import { Button, Card, cx, ListRow, useAnnouncement, walletIcon } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import { NoWrapTimes } from '../../../shared/layout/NoWrapTimes.tsx';
import { Section } from '../../../shared/layout/Section.tsx';
import { KIND_TEXTS } from '../kind-text.ts';
import { useSignedMoney } from '../use-signed-money.ts';
import styles from './TransactionList.module.css';

/** Entries shown initially, and added by each press of "show more". */
const PIECE = 30;

/** Sum of the transactions, and the entries by month, newest first and page by page. */
export function TransactionList({ history }: { readonly history: TransactionHistory }) {
  const { t } = useTranslation('transactions');
  const signed = useSignedMoney();
  const [shown, setShown] = useState(PIECE);
  const total = signed(history.total);
  useAnnouncement(`${t('total')} ${total}`);
  return (
    <>
      <Card>
        <DetailRow icon={walletIcon} label={t('total')} value={<NoWrap>{total}</NoWrap>} />
      </Card>
      {firstEntries(history.months, shown).map(({ heading, entries }) => (
        <Section key={heading} heading={heading}>
          <Card padding="none">
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Row entry={entry} />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      ))}
      {shown < history.count && (
        <Button variant="secondary" onClick={() => setShown(shown + PIECE)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Row({ entry }: { readonly entry: TransactionEntry }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const signed = useSignedMoney();
  const { branch_name, created_date, id, type } = entry;
  const when = format.dateTime(Temporal.Instant.from(created_date));
  return (
    <ListRow
      title={t(KIND_TEXTS[type])}
      text={
        <>
          <span className={styles.line}>
            <NoWrapTimes>{when}</NoWrapTimes>
          </span>
          {branch_name !== null && <span className={styles.line}>{branch_name}</span>}
        </>
      }
      end={
        <span className={cx(styles.amount, isIncoming(type) && styles.incoming)} translate="no">
          {signed(signedAmount(entry))}
        </span>
      }
      href={pathTo('transactionDetail', { id })}
    />
  );
}
