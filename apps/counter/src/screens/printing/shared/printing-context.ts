import type {
  cableMachine,
  createPrintTicket,
  printJobsMachine,
  TicketPrint,
} from '@claypot/counter/printing';
import { createContext, type Provider, use } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Printing of the branch on this device. */
export interface Printing {
  readonly jobs: ActorRefFrom<typeof printJobsMachine>;
  /** Null on a device that is not paired, because the server gives it no jobs. */
  readonly cable: ActorRefFrom<typeof cableMachine> | null;
  /** The last ticket that a person on this device printed. */
  readonly ticket: ActorRefFrom<ReturnType<typeof createPrintTicket>>;
  /** Prints a ticket after those that were asked for before. Closing the order does not stop it. */
  readonly print: (ticket: TicketPrint) => void;
}

/** `loading`: the code of printing is not loaded yet. `failed`: it could not be loaded. */
export type PrintingState = Printing | 'loading' | 'failed';

const PrintingContext = createContext<PrintingState>('loading');

export const PrintingProvider: Provider<PrintingState> = PrintingContext.Provider;

/** Returns the actors of printing; null until they run. */
export function usePrinting(): Printing | null {
  const state = use(PrintingContext);
  return typeof state === 'string' ? null : state;
}
