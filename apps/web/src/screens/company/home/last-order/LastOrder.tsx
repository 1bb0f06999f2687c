import type { QueryView } from '@claypot/domain/machines';
import { isTerminal } from '@claypot/domain/ordering';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import type { ReorderProps } from '../../../ordering/reorder/reorder-props.ts';
import { ShownFreshness } from '../../../shared/freshness/ShownFreshness.tsx';
import { Section } from '../../../shared/layout/Section.tsx';
import { SectionFailed } from '../SectionFailed.tsx';
import { CurrentOrderCard } from './CurrentOrderCard.tsx';
import styles from './LastOrder.module.css';
import { LastOrderCard } from './LastOrderCard.tsx';

interface LastOrderProps {
  readonly lastOrder: QueryView<SalesOrderSummary | null>;
  /** The order that the customer often places at this time of day. */
  readonly usualOrder: QueryView<SalesOrderSummary | null>;
  /**
   * True if the customer has ordered on this device, so that the space of the last order is
   * reserved while it loads.
   */
  readonly expected: boolean;
  readonly reorder: ReorderProps;
  readonly onRetry: () => void;
}

/**
 * The newest order: its progress, or a card to reorder it, preceded by the usual order. Renders
 * nothing for a customer without orders.
 */
export function LastOrder(props: LastOrderProps) {
  const { lastOrder, usualOrder, expected, reorder, onRetry } = props;
  const { t } = useTranslation('home');
  const { status, data: order } = lastOrder;
  if (order !== null && !isTerminal(order)) {
    return (
      <Section heading={t('currentOrder')}>
        <ShownFreshness of={lastOrder} onRetry={onRetry} />
        <CurrentOrderCard order={order} />
      </Section>
    );
  }
  // Waits for both orders, so that the second does not shift the content.
  if (order !== null && usualOrder.status !== 'loading') {
    const usual = usualOrder.data;
    return (
      <Section heading={t('orderAgain')}>
        <div className={styles.cards}>
          {usual && <LastOrderCard order={usual} isUsual reorder={reorder} />}
          {usual?.id !== order.id && <LastOrderCard order={order} reorder={reorder} />}
        </div>
      </Section>
    );
  }
  if (!expected || status === 'empty') return null;
  return (
    <Section heading={t('orderAgain')}>
      {status === 'failed' ? (
        <SectionFailed text={t('lastOrderFailed')} onRetry={onRetry} />
      ) : (
        <ContentSkeleton />
      )}
    </Section>
  );
}

/** Skeleton with the shape of the card for an order in progress, the more urgent case. */
function ContentSkeleton() {
  return (
    <Card>
      <div aria-hidden="true" className={styles.outline}>
        <Skeleton shape="circle" />
        <div>
          <Skeleton shape="title" />
          <Skeleton count={2} />
        </div>
      </div>
    </Card>
  );
}
