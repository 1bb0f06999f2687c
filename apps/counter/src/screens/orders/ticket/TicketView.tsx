import type { TicketView as Ticket } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Callout, EmptyState, ErrorState, SidePanel, Skeleton } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderBadge } from './OrderBadge.tsx';
import { TicketBody } from './TicketBody.tsx';
import { TicketSteps } from './TicketSteps.tsx';

export type Print = 'kitchen' | 'receipt';

export interface Rider {
  readonly name: string;
  readonly phone: string;
}

export interface TicketViewProps {
  readonly open: boolean;
  readonly ticket: Ticket;
  /** Controls of a line, such as marking it unavailable. */
  readonly lineAction?: ((lineId: string) => ReactNode) | undefined;
  /** Controls of the payment, such as a refund. */
  readonly paymentAction?: ReactNode;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onStep: (step: StepName) => void;
  readonly onSendOut: (rider: Rider) => void;
  readonly onAddMinutes: (minutes: number) => void;
  readonly onReject: () => void;
  readonly onDismissStep: () => void;
  /** Undefined if the device cannot print. */
  readonly onPrint?: ((what: Print) => void) | undefined;
}

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
  const { t, i18n } = useTranslation(['counterOrders', 'common']);
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
      return (
        <ErrorState
          title={t('ticketFailed')}
          text={ticket.error === null ? undefined : counterErrorMessage(i18n, ticket.error)}
          retryLabel={t('common:retry')}
          onRetry={onRetry}
        />
      );
    default:
      return <Skeleton shape="row" count={5} />;
  }
}
