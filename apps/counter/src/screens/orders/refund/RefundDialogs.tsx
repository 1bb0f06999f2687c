import type { TicketActionDeps } from '@claypot/counter/orders';
import type { Ticket } from '@claypot/sdk/counter';
import { OpenRefund } from './OpenRefund.tsx';
import { OpenSettle } from './OpenSettle.tsx';
import { OpenUnavailable } from './OpenUnavailable.tsx';

/** Dialog of the ticket that refunds money. */
export type RefundDialog =
  | { readonly kind: 'refund' }
  | { readonly kind: 'unavailable'; readonly lineId: string }
  | { readonly kind: 'settle'; readonly refundId: string };

interface RefundDialogsProps {
  /** Null if none is open. */
  readonly dialog: RefundDialog | null;
  readonly deps: TicketActionDeps;
  /** Null before the ticket is loaded. */
  readonly ticket: Ticket | null;
  readonly onClose: () => void;
}

/** The open dialog of a ticket that refunds money. */
export function RefundDialogs({ dialog, ...props }: RefundDialogsProps) {
  const { ticket } = props;
  if (dialog === null || ticket === null) return null;
  switch (dialog.kind) {
    case 'refund':
      return <OpenRefund {...props} ticket={ticket} />;
    case 'unavailable':
      return <OpenUnavailable {...props} ticket={ticket} lineId={dialog.lineId} />;
    case 'settle':
      return <OpenSettle {...props} ticket={ticket} refundId={dialog.refundId} />;
  }
}
