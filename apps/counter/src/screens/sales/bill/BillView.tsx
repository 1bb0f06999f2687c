import { lineOfDish, type BillView as View } from '@claypot/counter/sales';
import type { CatalogueView } from '@claypot/domain/ordering';
import {
  Button,
  backIcon,
  EmptyState,
  IconLink,
  LinkButton,
  RadioBar,
  Skeleton,
  useFocusIfLost,
} from '@claypot/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { BILLS_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { MenuPane } from '../menu/MenuPane.tsx';
import type { BillActions } from '../shared/bill-actions.ts';
import type { LoadedView } from '../shared/loaded-view.ts';
import { BillPane } from './BillPane.tsx';
import styles from './BillView.module.css';

export interface BillViewProps extends BillActions {
  readonly view: View;
  readonly menu: CatalogueView;
  readonly now: Temporal.Instant;
  /** Payment of the bill, which replaces the menu; null while the bill is rung up. */
  readonly payment: ReactNode;
  /** The bill once it is closed; null otherwise. */
  readonly closed: ReactNode;
  readonly onRetry: () => void;
  /** Returns from the payment to the menu. */
  readonly onMenu: () => void;
  readonly onSearch: (text: string) => void;
  readonly onCategory: (id: string) => void;
  readonly onMenuRetry: () => void;
}

/** A bill with the menu beside it; on a phone, one of them at a time. */
export function BillView(props: BillViewProps) {
  const { view, onRetry } = props;
  const { t } = useTranslation('counterSales');
  const { bill, error, status } = view;
  if (status === 'notFound') {
    return (
      <Message>
        <EmptyState
          title={t('billNotFound')}
          text={t('billNotFoundText')}
          action={<LinkButton href={hrefOf(BILLS_PATH)}>{t('back')}</LinkButton>}
        />
      </Message>
    );
  }
  if (status === 'failed') {
    return (
      <Message>
        <LoadFailed title={t('billFailed')} error={error} onRetry={onRetry} />
      </Message>
    );
  }
  if (bill === null) {
    return (
      <Message>
        <Skeleton shape="row" count={8} />
      </Message>
    );
  }
  return <Parts {...props} view={{ ...view, bill }} />;
}

/** Page without a bill. */
function Message({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('counterSales');
  return (
    <div className={styles.message}>
      <div className={styles.head}>
        <IconLink icon={backIcon} label={t('back')} href={hrefOf(BILLS_PATH)} />
        <h1 className={styles.title} tabIndex={-1} data-screen-title="">
          {t('bill')}
        </h1>
      </div>
      {children}
    </div>
  );
}

type Part = 'menu' | 'bill';

function Parts(props: BillViewProps & { readonly view: LoadedView }) {
  const { view, menu, payment, closed, onChange, onDialog, onMenu, onPay, onSearch } = props;
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { bill } = view;
  const isPaying = payment !== null;
  const [part, setPart] = useState<Part>('menu');
  const pay = () => {
    setPart('menu');
    onPay();
  };
  if (closed !== null) {
    return (
      <div className={styles.closed}>
        <Head view={view} />
        {closed}
      </div>
    );
  }
  return (
    <div className={styles.page} data-part={part}>
      <Head view={view}>
        {isPaying && bill.state === 'open' && (
          <Button size="sm" variant="secondary" onClick={onMenu}>
            {t('toMenu')}
          </Button>
        )}
      </Head>
      <div className={styles.parts}>
        <RadioBar
          label={t('parts')}
          value={part}
          choices={[
            { value: 'menu', label: isPaying ? t('payTitle') : t('menu') },
            { value: 'bill', label: t('billWith', { amount: format.money(bill.price.total) }) },
          ]}
          onChange={setPart}
        />
      </div>
      <div className={styles.menu}>
        {payment ?? (
          <MenuPane
            menu={menu}
            canAdd={view.canChange}
            onSearch={onSearch}
            onCategory={props.onCategory}
            onRetry={props.onMenuRetry}
            onDish={(dish) => onChange({ kind: 'add', line: lineOfDish(dish) })}
            onItem={(item) => onDialog({ kind: 'item', item })}
            onAmount={() => onDialog({ kind: 'amount' })}
          />
        )}
      </div>
      <div className={styles.bill}>
        <BillPane {...props} isPaying={isPaying} onPay={pay} />
      </div>
    </div>
  );
}

interface HeadProps {
  readonly view: LoadedView;
  readonly children?: ReactNode;
}

/** Table and number of the bill, with the way back to the list. */
function Head({ view: { bill, tableNo }, children }: HeadProps) {
  const { t } = useTranslation('counterSales');
  // The heading of the page without a bill had it.
  const title = useFocusIfLost<HTMLHeadingElement>();
  return (
    <header className={styles.head}>
      <IconLink icon={backIcon} label={t('back')} href={hrefOf(BILLS_PATH)} />
      <h1 ref={title} className={styles.title} tabIndex={-1} data-screen-title="">
        {tableNo === null ? t('noTable') : t('table', { table: tableNo })}
      </h1>
      <span className={styles.number} translate="no">
        {bill.number}
      </span>
      {children}
    </header>
  );
}
