import type { DayFigures } from '@claypot/sdk/counter';
import { Callout, Card } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './DayFiguresView.module.css';
import { dayOf } from './day-of.ts';
import { FigureTable } from './FigureTable.tsx';
import { figureSections } from './figure-rows.ts';
import { PeopleTable } from './PeopleTable.tsx';

/** Figures of a day: the main ones first, then the parts. */
export function DayFiguresView({ figures }: { readonly figures: DayFigures }) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { late, net, people, refunds, sales } = figures;
  const sections = figureSections(figures, t, format);
  return (
    <div className={styles.figures}>
      <dl className={styles.main}>
        <Main label={t('net')} value={format.money(net)} />
        <Main label={t('sales')} value={format.money(sales.total)} />
        <Main label={t('refunds')} value={format.money(refunds.amount)} />
        <Main label={t('orders')} value={format.count(sales.order_count)} />
      </dl>
      {late !== null && (
        <Callout tone="notice">
          {t('lateSales', {
            count: late.order_count,
            amount: format.money(late.amount),
            day: format.day(dayOf(late.business_day)),
          })}
        </Callout>
      )}
      <div className={styles.parts}>
        <Card>
          <FigureTable title={t('amounts')} rows={sections.amounts} empty={t('noSales')} />
        </Card>
        <div className={styles.column}>
          <Card>
            <FigureTable title={t('byMethod')} rows={sections.methods} empty={t('noSales')} />
          </Card>
          <Card>
            <FigureTable title={t('byPayment')} rows={sections.payments} empty={t('noSales')} />
          </Card>
          <Card>
            <FigureTable title={t('refunds')} rows={sections.refunds} empty={t('noRefunds')} />
          </Card>
          <Card>
            <FigureTable
              title={t('refundsByPayment')}
              rows={sections.refundPayments}
              empty={t('noRefunds')}
            />
          </Card>
          <Card>
            <FigureTable title={t('topUps')} rows={sections.topUps} empty={t('noTopUps')} />
          </Card>
          <Card>
            <FigureTable
              title={t('drawerMoves')}
              rows={sections.drawerMoves}
              empty={t('noDrawerMoves')}
            />
          </Card>
        </div>
      </div>
      <Card>
        <PeopleTable people={people} />
      </Card>
    </div>
  );
}

function Main({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} translate="no">
        {value}
      </dd>
    </div>
  );
}
