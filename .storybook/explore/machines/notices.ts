import { noticesMachine, pathTo } from '@claypot/domain';
import { explore } from '../exploration.ts';

/** The short messages over whatever screen there is. */
export const noticesExploration = explore<typeof noticesMachine>({
  machine: noticesMachine,
  file: 'notices/notices.machine.ts',
  actor: ({ app }) => app.notices,
  path: pathTo('me'),
  who: 'guest',
  seenThrough: 'the toasts draw it, over any screen',
  asks: [],
  offers: ({ app }) => ({
    NOTIFY: [
      [
        'a dish is in the cart',
        { type: 'NOTIFY', notice: { tone: 'success', message: 'addedToCart' } },
      ],
      [
        'the session has ended',
        { type: 'NOTIFY', notice: { tone: 'error', message: 'SESSION_EXPIRED' } },
      ],
    ],
    DISMISS: app.notices
      .getSnapshot()
      .context.queue.map(({ id, message }) => [message, { type: 'DISMISS', id }]),
  }),
});
