import { type OnDemand, onDemand } from '../../shared/on-demand/on-demand.tsx';

/** Ticket of an order, with its code on demand. */
export const openTicket: OnDemand<{
  readonly orderId: string;
  readonly onClose: () => void;
}> = onDemand(async () => (await import('./OpenTicket.tsx')).OpenTicket);
