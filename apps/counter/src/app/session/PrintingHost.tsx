import { hasRank, type Role } from '@claypot/sdk/counter';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCounter } from '../../hooks/counter-context.ts';
import {
  type PrintingSlot,
  PrintingSlotContext,
} from '../../screens/orders/shared/actors/printing-slot.ts';
import { PrintAlertSlot } from '../../screens/printing/host/PrintAlertSlot.tsx';
import { ticketPrinting } from '../../screens/printing/host/ticket-printing.tsx';
import {
  PrintingProvider,
  type PrintingState,
} from '../../screens/printing/shared/printing-context.ts';

interface PrintingHostProps {
  readonly branchId: string;
  readonly isPaired: boolean;
  /** Role of the person; null on a locked device. */
  readonly role: Role | null;
  readonly children: ReactNode;
}

/**
 * Runs printing for the branch, also on a locked device. Its code is loaded after the first screen,
 * and its failure never stops the screens.
 */
export function PrintingHost({ branchId, isPaired, role, children }: PrintingHostProps) {
  const state = usePrintingOf(branchId, isPaired);
  const canPrint = role !== null && hasRank(role, 'cashier');
  const slot = useMemo<PrintingSlot>(
    () => ({
      alert: <PrintAlertSlot state={state} canPrint={canPrint} />,
      ticketOf: (orderId) =>
        canPrint && typeof state !== 'string' ? ticketPrinting(state, { orderId, branchId }) : {},
    }),
    [state, canPrint, branchId],
  );
  return (
    <PrintingProvider value={state}>
      <PrintingSlotContext value={slot}>{children}</PrintingSlotContext>
    </PrintingProvider>
  );
}

/** Starts printing once its code is loaded, and stops it with the branch. */
function usePrintingOf(branchId: string, isPaired: boolean): PrintingState {
  const { runtime } = useCounter();
  const [state, setState] = useState<PrintingState>('loading');
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    import('../../screens/printing/host/start-printing.ts').then(
      ({ startPrinting }) => {
        if (isLeft) return;
        const started = startPrinting({ runtime, branchId, isPaired });
        stop = started.stop;
        setState(started.printing);
      },
      (error: unknown) => {
        runtime.report(error);
        setState('failed');
      },
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [runtime, branchId, isPaired]);
  return state;
}
