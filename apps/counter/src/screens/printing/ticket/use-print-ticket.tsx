import { hasRank, type PrintKind } from '@claypot/sdk/counter';
import { lazy, Suspense, useState } from 'react';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import type { TicketViewProps } from '../../orders/ticket/ticket-props.ts';

const PrintTicket = lazy(async () => ({
  default: (await import('./PrintTicket.tsx')).PrintTicket,
}));

/** Returns the print of an order's tickets for its view, for people who may print. */
export function usePrintTicket(orderId: string): Pick<TicketViewProps, 'onPrint' | 'printStatus'> {
  const { branchId, role } = useOrders();
  const [press, setPress] = useState<{ kind: PrintKind; count: number } | null>(null);
  if (role === null || !hasRank(role, 'cashier')) return {};
  return {
    onPrint: (kind) => setPress((last) => ({ kind, count: (last?.count ?? 0) + 1 })),
    printStatus: press !== null && (
      <Suspense fallback={null}>
        <PrintTicket key={press.count} order_id={orderId} kind={press.kind} branch_id={branchId} />
      </Suspense>
    ),
  };
}
