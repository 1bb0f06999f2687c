import type { SessionEvent } from '../../account/session/session.types.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';

interface PickUpDeps {
  session: { send(event: SessionEvent): void };
  notify(toast: ToastContent): void;
}

/**
 * What nobody brings is picked up where it would have been brought from, cart and all; it is said,
 * and can be undone. Only the checkout asks for it: as a policy every page would wait for its code.
 */
export function pickUpInstead({ notify, session }: PickUpDeps): void {
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  notify({ tone: 'success', message: 'pickedUpInstead', undo: 'delivery' });
}
