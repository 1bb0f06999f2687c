import { hasRank } from '@claypot/sdk/counter';
import { lazy, Suspense } from 'react';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import type { TicketViewProps } from '../../orders/ticket/ticket-props.ts';
import { usePrinting } from '../host/printing-context.ts';

const PrintTicket = lazy(async () => ({
  default: (await import('./PrintTicket.tsx')).PrintTicket,
}));

/** Returns the print of an order's tickets for its view, for people who may print. */
export function usePrintTicket(orderId: string): Pick<TicketViewProps, 'onPrint' | 'printStatus'> {
  const { branchId, role } = useOrders();
  const printing = usePrinting();
  if (printing === null || role === null || !hasRank(role, 'cashier')) return {};
  return {
    onPrint: (kind) => printing.print({ order_id: orderId, kind }),
    printStatus: (
      <Suspense fallback={null}>
        <PrintTicket printing={printing} orderId={orderId} branchId={branchId} />
      </Suspense>
    ),
  };
}
