import { toastsMachine } from '@claypot/domain/machines';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** The short messages over whatever screen there is. */
export const toastsExploration = explore<typeof toastsMachine>({
  machine: toastsMachine,
  file: 'machines/toasts/toasts.machine.ts',
  actor: ({ app }) => app.toasts,
  path: pathTo('me'),
  who: 'guest',
  seenThrough: 'the toasts draw it, over any screen',
  asks: [],
  offers: ({ app }) => ({
    NOTIFY: [
      [
        'a dish is in the cart',
        { type: 'NOTIFY', toast: { tone: 'success', message: 'addedToCart' } },
      ],
      [
        'the session has ended',
        { type: 'NOTIFY', toast: { tone: 'error', message: 'SESSION_EXPIRED' } },
      ],
    ],
    DISMISS: app.toasts
      .getSnapshot()
      .context.queue.map(({ id, message }) => [message, { type: 'DISMISS', id }]),
  }),
});
