import { correctedDrawer } from '@claypot/counter/day-close';
import type { DayClose } from '@claypot/sdk/counter';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { usePeriodText } from '../shared/CloseDocument.tsx';
import { useDifferenceText } from '../shared/Difference.tsx';
import { dayOf, instantOf } from '../shared/day-of.ts';
import { FigureTable } from '../shared/FigureTable.tsx';
import { figureSections } from '../shared/figure-rows.ts';
import styles from './CloseSheet.module.css';

export type Paper = 'slip' | 'sheet';

interface CloseSheetProps {
  readonly close: DayClose;
  readonly paper: Paper;
  readonly ref?: Ref<HTMLElement>;
}

/** A close on paper: a slip of 80 mm, or a sheet. */
export function CloseSheet({ close, paper, ref }: CloseSheetProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { figures, summary } = close;
  const sections = figureSections(figures, t, format);
  return (
    <article ref={ref} className={styles.paper} data-paper={paper}>
      <header className={styles.head}>
        <p className={styles.strong}>{close.company_name}</p>
        <p>{close.registration_no}</p>
        <p>{summary.branch_name}</p>
        <h1 className={styles.title}>{t('closeNumber', { number: summary.number })}</h1>
        <p className={styles.strong}>{format.fullDay(dayOf(summary.business_day))}</p>
        <p>{usePeriodText()(summary)}</p>
        <p>
          {t('closedBy', {
            name: summary.closed_by,
            time: format.fullDateTime(instantOf(summary.closed_at)),
          })}
        </p>
      </header>
      <div className={styles.tables}>
        <FigureTable
          title={t('sales')}
          rows={[
            { label: t('orders'), count: null, amount: format.count(figures.sales.order_count) },
            ...sections.amounts,
            { label: t('refunds'), count: null, amount: format.money(-figures.refunds.amount) },
            { label: t('net'), count: null, amount: format.money(figures.net), isTotal: true },
          ]}
          empty={t('noSales')}
        />
        <FigureTable title={t('byMethod')} rows={sections.methods} empty={t('noSales')} />
        <FigureTable title={t('byPayment')} rows={sections.payments} empty={t('noSales')} />
        <FigureTable title={t('refunds')} rows={sections.refunds} empty={t('noRefunds')} />
        <FigureTable
          title={t('refundsByPayment')}
          rows={sections.refundPayments}
          empty={t('noRefunds')}
        />
        <FigureTable title={t('topUps')} rows={sections.topUps} empty={t('noTopUps')} />
        <FigureTable
          title={t('drawerMoves')}
          rows={sections.drawerMoves}
          empty={t('noDrawerMoves')}
        />
        <CashTables close={close} />
        <FigureTable
          title={t('people')}
          rows={figures.people.map(({ name, refund_amount, steps }) => ({
            label: name ?? t('byItself'),
            count: format.count(steps),
            amount: format.money(refund_amount),
          }))}
          empty={t('noPeople')}
        />
        <FigureTable title={t('paymentsTaken')} rows={sections.payers} empty={t('noPayments')} />
      </div>
    </article>
  );
}

function CashTables({ close }: Pick<CloseSheetProps, 'close'>) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const difference = useDifferenceText();
  const money = (amount: number | null) =>
    amount === null ? t('notCounted') : format.money(amount);
  return close.drawers.map((drawer) => {
    const row = (label: string, amount: string) => ({ label, count: null, amount });
    const corrections = close.corrections.filter(({ drawer_id }) => drawer_id === drawer.id);
    return (
      <div key={drawer.id}>
        <FigureTable
          title={t('drawerNumber', { drawer: drawer.name ?? t('drawer'), number: drawer.number })}
          rows={[
            row(t('opening'), format.money(drawer.opening)),
            row(t('cashMoves'), format.money(drawer.cash)),
            row(t('expected'), format.money(drawer.expected)),
            row(t('counted'), money(drawer.counted)),
            row(t('stays'), format.money(drawer.left)),
            ...corrections.map(({ counted, number }) =>
              row(t('correction', { number }), format.money(counted)),
            ),
            {
              ...row(t('difference'), difference(correctedDrawer(close, drawer.id).difference)),
              isTotal: true,
            },
          ]}
          empty=""
        />
        {drawer.note !== null && <p>{t('noteOf', { note: drawer.note })}</p>}
        {corrections.map(({ number, reason }) => (
          <p key={number}>{t('reasonOf', { correction: t('correction', { number }), reason })}</p>
        ))}
      </div>
    );
  });
}
