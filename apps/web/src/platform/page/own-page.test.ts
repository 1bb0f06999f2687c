import { type SessionRecord, storedSession } from '@claypot/domain/account';
import { createMemoryStorage } from '@claypot/domain/storage';
import { aCart, aLine } from '@claypot/testing';
import { expect, test, vi } from 'vitest';
import { readOwnPage, takeSession } from './own-page.ts';
import type { PageState } from './page-state.ts';

const NO_BRANCH = { branch_id: null, branch_name: null, delivery_method: null } as const;
const BANGSAR = {
  branch_id: 'bangsar',
  branch_name: 'CCH Bangsar',
  delivery_method: 'pickup',
} as const;

const guest = (choices: typeof NO_BRANCH | typeof BANGSAR): SessionRecord => ({
  identity: 'guest',
  guest_id: '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10',
  guest_name: 'Guest_123456',
  ...choices,
});

const stateWith = (
  session: PageState['session'],
  cart: PageState['cart'] = { ...aCart([aLine({ qty: 1 })]), branch_id: 'bangsar' },
): PageState => ({
  reads: [],
  cart,
  addresses: null,
  session,
  isWide: false,
  now: 0,
  isComplete: true,
});

/** Returns the state that a device with this session reads from a page of /home. */
function readPage(state: PageState, device: SessionRecord): PageState | null {
  const storage = createMemoryStorage();
  storedSession(storage, 'demo').write(device);
  const elements: Record<string, object> = {
    'page-state': { textContent: JSON.stringify(state) },
    root: { dataset: { screen: 'home' } },
  };
  const page = { cookie: '', getElementById: (id: string) => elements[id] ?? null };
  return readOwnPage(page as unknown as Document, storage, 'demo');
}

test('accepts the page of the session', () => {
  expect(readPage(stateWith(guest(BANGSAR)), guest(BANGSAR))).not.toBeNull();
});

test('rejects a page with another branch than the device', () => {
  const other = { ...guest(BANGSAR), branch_id: 'klcc' };
  expect(readPage(stateWith(guest(BANGSAR)), other)).toBeNull();
});

test('accepts the branch of the cart when the device has none', () => {
  expect(readPage(stateWith(guest(BANGSAR)), guest(NO_BRANCH))).not.toBeNull();
});

test('rejects a branch without a cart when the device has none', () => {
  expect(readPage(stateWith(guest(BANGSAR), null), guest(NO_BRANCH))).toBeNull();
});

test('continues at the branch of the page when the device has none', () => {
  const send = vi.fn();
  const session = { send, getSnapshot: () => ({ context: NO_BRANCH }) };
  takeSession(
    { session } as unknown as Parameters<typeof takeSession>[0],
    stateWith(guest(BANGSAR)),
  );
  expect(send.mock.calls).toEqual([
    [{ type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' }],
    [{ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' }],
  ]);
});
