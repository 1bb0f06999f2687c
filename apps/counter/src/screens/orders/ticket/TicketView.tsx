import { Callout, EmptyState, SidePanel, Skeleton } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { TicketBody } from './TicketBody.tsx';
import { TicketSteps } from './TicketSteps.tsx';
import type { TicketViewProps } from './ticket-props.ts';

/** Everything about one order, beside the board. */
export function TicketView(props: TicketViewProps) {
  const { open, ticket, onClose } = props;
  const { t } = useTranslation(['counterOrders', 'common']);
  const { card, steps, canReject } = ticket;
  const hasSteps = steps.length > 0 || canReject !== 'no';
  return (
    <SidePanel
      open={open}
      title={card === null ? t('common:loading') : t('ticket', { number: card.shortNumber })}
      closeLabel={t('common:close')}
      aside={card !== null && <OrderBadge card={card} />}
      footer={hasSteps ? <TicketSteps {...props} /> : undefined}
      onClose={onClose}
    >
      <Content {...props} />
    </SidePanel>
  );
}

function Content(props: TicketViewProps) {
  const { ticket, onRetry } = props;
  const { t } = useTranslation('counterOrders');
  if (ticket.card !== null) {
    return (
      <>
        {ticket.isStale && <Callout tone="notice">{t('ticketStale')}</Callout>}
        <TicketBody {...props} card={ticket.card} />
      </>
    );
  }
  switch (ticket.status) {
    case 'notFound':
      return <EmptyState title={t('ticketNotFound')} text={t('ticketNotFoundText')} />;
    case 'failed':
      return <LoadFailed title={t('ticketFailed')} error={ticket.error} onRetry={onRetry} />;
    default:
      return <Skeleton shape="row" count={5} />;
  }
}
