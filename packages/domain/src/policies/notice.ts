import type { EventBus } from '../events/event-bus.ts';
import type { NoticeContent, SuccessMessage } from '../notices/notices.machine.ts';

export interface NoticePolicyDeps {
  events: EventBus;
  notify(notice: NoticeContent): void;
}

/** Which notice an event leads to. */
export function showNotices({ events, notify }: NoticePolicyDeps): () => void {
  const succeed = (message: SuccessMessage) => () => notify({ tone: 'success', message });
  return events.on({
    'item.added': succeed('addedToCart'),
    'item.removed': succeed('removedFromCart'),
    'address.removed': succeed('addressRemoved'),
    'password.changed': succeed('passwordChanged'),
    'password.reset': succeed('passwordReset'),
    'profile.changed': succeed('profileChanged'),
    'session.expired': () => notify({ tone: 'error', message: 'SESSION_EXPIRED' }),
    'action.refused': ({ code }) => notify({ tone: 'error', message: code }),
    // Whoever has just been asked need not be told.
    'address.missed': ({ asked }) => {
      if (!asked) notify({ tone: 'error', message: 'MISSING_ADDRESS' });
    },
  });
}
