import { isTerminal, type ResourceView } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Skeleton } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../parts/Section.tsx';
import type { ReorderProps } from '../reorder/reorder-props.ts';
import { LastOrderCard } from './LastOrderCard.tsx';
import { SectionFailed } from './SectionFailed.tsx';

interface LastOrderProps {
  readonly lastOrder: ResourceView<SalesOrderSummary | null>;
  /** There is one: its room is kept while it loads. */
  readonly expected: boolean;
  readonly reorder: ReorderProps;
  readonly onRetry: () => void;
}

/** The newest order, on its way or to look at again; nothing for who has not ordered yet. */
export function LastOrder({ lastOrder, expected, reorder, onRetry }: LastOrderProps) {
  const { t } = useTranslation('home');
  const { status, data: order } = lastOrder;
  if (order !== null) {
    const over = isTerminal(order);
    return (
      <Section heading={over ? t('orderAgain') : t('currentOrder')}>
        <LastOrderCard order={order} reorder={over ? reorder : null} />
      </Section>
    );
  }
  if (!expected || status === 'empty') return null;
  return (
    <Section heading={t('orderAgain')}>
      {status === 'failed' ? (
        <SectionFailed text={t('lastOrderFailed')} onRetry={onRetry} />
      ) : (
        <Skeleton shape="row" />
      )}
    </Section>
  );
}
