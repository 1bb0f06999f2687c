import type { SessionEvent } from '../../account/session/session.types.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';

interface PickUpDeps {
  session: { send(event: SessionEvent): void };
  notify(toast: ToastContent): void;
}

/**
 * Switches an order that cannot be delivered to pickup at the same branch, keeping the cart. Shows
 * a toast with undo. It is not an event policy, because then every page would load its code for the
 * checkout alone.
 */
export function pickUpInstead({ notify, session }: PickUpDeps): void {
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  notify({ tone: 'success', message: 'pickedUpInstead', undo: 'delivery' });
}
