import { aCart, aLine, aUser } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { ProductEvent, RemovedLine } from '../../events/product-events.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { showToasts } from './toast.ts';

const user = aUser();
const resolves = 'SELECT_ALL_REQUIRED_VARIATION';
const removed: RemovedLine = { line: aLine(), branch_id: 'branch-1', delivery_method: 'pickup' };

test.each<[ProductEvent, ToastContent[]]>([
  [
    { type: 'item.added', cart: aCart([]), leadsTo: 'menu' },
    [{ tone: 'success', message: 'addedToCart', resolves }],
  ],
  [
    { type: 'item.updated', cart: aCart([]) },
    [{ tone: 'success', message: 'updatedInCart', resolves }],
  ],
  [
    { type: 'item.removed', removed },
    [{ tone: 'success', message: 'removedFromCart', undo: removed }],
  ],
  [{ type: 'address.removed' }, [{ tone: 'success', message: 'addressRemoved' }]],
  [{ type: 'wallet.toppedUp', attended: false }, [{ tone: 'success', message: 'toppedUp' }]],
  [{ type: 'wallet.toppedUp', attended: true }, []],
  [{ type: 'booking.cancelled' }, [{ tone: 'success', message: 'bookingCancelled' }]],
  [{ type: 'member.joined', points: 100 }, [{ tone: 'success', message: 'joined', count: 100 }]],
  [{ type: 'member.joined', points: 0 }, [{ tone: 'success', message: 'joinedPlain' }]],
  [{ type: 'password.changed', user }, [{ tone: 'success', message: 'passwordChanged' }]],
  [{ type: 'devices.signedOut' }, [{ tone: 'success', message: 'devicesSignedOut' }]],
  [{ type: 'password.reset', from: null }, [{ tone: 'success', message: 'passwordReset' }]],
  [{ type: 'profile.changed', user, from: null }, [{ tone: 'success', message: 'profileChanged' }]],
  [{ type: 'voucher.claimed', id: 'cv-1' }, [{ tone: 'success', message: 'voucherClaimed' }]],
  [{ type: 'session.expired' }, [{ tone: 'error', message: 'SESSION_EXPIRED' }]],
  [{ type: 'action.rejected', code: 'NOT_FOUND' }, [{ tone: 'error', message: 'NOT_FOUND' }]],
  [{ type: 'address.missed', asked: false }, []],
  [{ type: 'address.missed', asked: true }, []],
  [{ type: 'session.ended' }, []],
  [{ type: 'member.refreshed', user }, []],
])('shows for %o the toasts %o', (event, expected) => {
  const events = recordedEvents();
  const toasts: ToastContent[] = [];
  showToasts({ events, notify: (toast) => void toasts.push(toast) });
  events.emit(event);
  expect(toasts).toEqual(expected);
});
