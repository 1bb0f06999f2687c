import { expect, test, vi } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

function aDevice({ isRefused = false, hasLocks = true } = {}) {
  let show = () => undefined as unknown;
  const locks: { released: boolean; end: () => void }[] = [];
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: 'visibilitychange', listener: () => void) => {
      show = listener;
    },
  };
  const request = vi.fn(async () => {
    if (isRefused) throw new DOMException('low battery', 'NotAllowedError');
    let end = () => undefined as unknown;
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
      addEventListener: (_: 'release', listener: () => void) => {
        end = listener;
      },
    };
    locks.push({
      get released() {
        return lock.released;
      },
      end: () => {
        lock.released = true;
        end();
      },
    });
    return lock;
  });
  const view = { document, navigator: hasLocks ? { wakeLock: { request } } : {} };
  return { view, request, locks, show: () => show() };
}

test('holds a lock until it is released', async () => {
  const device = aDevice();
  const lock = createWakeLock(device.view);
  const changed = vi.fn();
  lock.subscribe(changed);
  lock.request();
  await vi.waitFor(() => expect(lock.state()).toBe('on'));
  lock.release();
  expect(lock.state()).toBe('off');
  expect(device.locks.map(({ released }) => released)).toEqual([true]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('requests the lock again when the page is shown', async () => {
  const device = aDevice();
  const lock = createWakeLock(device.view);
  lock.request();
  await vi.waitFor(() => expect(lock.state()).toBe('on'));
  device.view.document.visibilityState = 'hidden';
  device.locks[0]?.end();
  expect(lock.state()).toBe('on');
  device.view.document.visibilityState = 'visible';
  device.show();
  await vi.waitFor(() => expect(device.request).toHaveBeenCalledTimes(2));
});

test.each([
  ['rejects the request', { isRefused: true }],
  ['has no wake locks', { hasLocks: false }],
])('is refused when the device %s', async (_, kind) => {
  const lock = createWakeLock(aDevice(kind).view);
  lock.request();
  await vi.waitFor(() => expect(lock.state()).toBe('refused'));
});

test('is refused when the device releases the lock of a visible page', async () => {
  const device = aDevice();
  const lock = createWakeLock(device.view);
  lock.request();
  await vi.waitFor(() => expect(lock.state()).toBe('on'));
  device.locks[0]?.end();
  expect(lock.state()).toBe('refused');
});
