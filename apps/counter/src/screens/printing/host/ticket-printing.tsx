import { lazy, Suspense } from 'react';
import type { TicketPrinting } from '../../orders/shared/actors/printing-slot.ts';
import type { Printing } from '../shared/printing-context.ts';

const PrintTicket = lazy(async () => ({
  default: (await import('../ticket/PrintTicket.tsx')).PrintTicket,
}));

interface PrintedOrder {
  readonly orderId: string;
  readonly branchId: string;
}

/** Returns the print of an order's tickets for its view. */
export function ticketPrinting(
  printing: Printing,
  { orderId, branchId }: PrintedOrder,
): TicketPrinting {
  return {
    onPrint: (kind) => printing.print({ order_id: orderId, kind }),
    printStatus: (
      <Suspense fallback={null}>
        <PrintTicket printing={printing} orderId={orderId} branchId={branchId} />
      </Suspense>
    ),
  };
}
