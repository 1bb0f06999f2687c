import { createContext, type ReactNode, use } from 'react';

/** Print of one order's tickets. */
export interface TicketPrinting {
  /** Undefined if the person may not print. */
  readonly onPrint?: ((what: 'kitchen' | 'receipt') => void) | undefined;
  /** Result of the last print. */
  readonly printStatus?: ReactNode;
}

/** Printing, which the app runs beside the orders. */
export interface PrintingSlot {
  /** Bars above the board. */
  readonly alert: ReactNode;
  readonly ticketOf: (orderId: string) => TicketPrinting;
}

/** Without a provider, nothing is printed. */
export const PrintingSlotContext = createContext<PrintingSlot>({
  alert: null,
  ticketOf: () => ({}),
});

/** Returns what the app prints. */
export function usePrintingSlot(): PrintingSlot {
  return use(PrintingSlotContext);
}
