import type { EventBus } from '../../events/event-bus.ts';
import type { SuccessMessage, ToastContent } from '../../machines/toasts/toasts.machine.ts';

export interface ToastPolicyDeps {
  events: EventBus;
  notify(toast: ToastContent): void;
}

/** Subscribes the policy that shows toasts for events. Returns an unsubscribe function. */
export function showToasts({ events, notify }: ToastPolicyDeps): () => void {
  const succeed = (message: SuccessMessage) => () => notify({ tone: 'success', message });
  // Also dismisses the toast about a missing choice.
  const choose = (message: SuccessMessage) => () =>
    notify({ tone: 'success', message, resolves: 'SELECT_ALL_REQUIRED_VARIATION' });
  return events.on({
    'item.added': choose('addedToCart'),
    'item.updated': choose('updatedInCart'),
    'item.removed': ({ removed }) =>
      notify({ tone: 'success', message: 'removedFromCart', undo: removed }),
    'address.removed': succeed('addressRemoved'),
    'booking.cancelled': succeed('bookingCancelled'),
    'member.joined': ({ points }) =>
      notify(
        points > 0
          ? { tone: 'success', message: 'joined', count: points }
          : { tone: 'success', message: 'joinedPlain' },
      ),
    'password.changed': succeed('passwordChanged'),
    'password.reset': succeed('passwordReset'),
    'devices.signedOut': succeed('devicesSignedOut'),
    'profile.changed': succeed('profileChanged'),
    'wallet.toppedUp': ({ attended }) => {
      if (!attended) notify({ tone: 'success', message: 'toppedUp' });
    },
    'voucher.claimed': succeed('voucherClaimed'),
    'session.expired': () => notify({ tone: 'error', message: 'SESSION_EXPIRED' }),
    'action.rejected': ({ code }) => notify({ tone: 'error', message: code }),
  });
}
