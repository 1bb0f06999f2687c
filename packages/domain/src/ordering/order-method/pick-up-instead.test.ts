import { expect, test, vi } from 'vitest';
import type { SessionEvent } from '../../account/session/session.types.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { pickUpInstead } from './pick-up-instead.ts';

test('pickUpInstead changes the method of the session and shows a toast with undo', () => {
  const send = vi.fn<(event: SessionEvent) => void>();
  const notify = vi.fn<(toast: ToastContent) => void>();
  pickUpInstead({ session: { send }, notify });
  expect(send.mock.calls).toEqual([[{ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' }]]);
  expect(notify.mock.calls).toEqual([
    [{ tone: 'success', message: 'pickedUpInstead', undo: 'delivery' }],
  ]);
});
