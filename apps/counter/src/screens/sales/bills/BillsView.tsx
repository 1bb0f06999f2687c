import type { BillsView as Bills } from '@claypot/counter/sales';
import {
  Button,
  EmptyState,
  Icon,
  plusIcon,
  RadioBar,
  receiptIcon,
  SearchField,
  searchIcon,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { BillCard } from './BillCard.tsx';
import styles from './BillsView.module.css';

export interface BillsViewProps {
  readonly view: Bills;
  readonly now: Temporal.Instant;
  readonly onList: (list: Bills['list']) => void;
  readonly onSearch: (text: string) => void;
  /** Asks for the table of a new bill. */
  readonly onNew: () => void;
  readonly onRetry: () => void;
}

/** Bills of the branch: the open ones by table, or those that were closed today. */
export function BillsView(props: BillsViewProps) {
  const { view, now, onList, onSearch, onNew, onRetry } = props;
  const { t } = useTranslation('counterSales');
  const { bills, list, search, status } = view;
  const count = status === 'ready' ? t('count', { count: bills.length }) : null;
  useAnnouncement(status === 'noMatch' ? t('noMatch') : count);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1} data-screen-title="">
          {t('title')}
        </h1>
        <p className={styles.count}>{count}</p>
        <Button size="lg" onClick={onNew}>
          <Icon drawing={plusIcon} size={20} />
          <span>{t('newBill')}</span>
        </Button>
      </div>
      <div className={styles.tools}>
        <RadioBar
          label={t('lists')}
          value={list}
          choices={[
            { value: 'open', label: t('listOpen') },
            { value: 'closed', label: t('listClosed') },
          ]}
          onChange={onList}
        />
        <SearchField
          label={t('search')}
          clearLabel={t('clear')}
          value={search}
          onChange={onSearch}
        />
      </div>
      <RecordsBody
        view={{ ...view, status: status === 'noMatch' ? 'ready' : status }}
        failedTitle={t('billsFailed')}
        empty={
          list === 'open'
            ? { icon: receiptIcon, title: t('noOpen'), text: t('noOpenText') }
            : { icon: receiptIcon, title: t('noClosed') }
        }
        onRetry={onRetry}
      >
        {status === 'noMatch' ? (
          <EmptyState icon={searchIcon} title={t('noMatch')} text={t('noMatchText')} />
        ) : (
          <ul className={styles.cards}>
            {bills.map((bill) => (
              <li key={bill.id}>
                <BillCard bill={bill} now={now} />
              </li>
            ))}
          </ul>
        )}
      </RecordsBody>
    </div>
  );
}
