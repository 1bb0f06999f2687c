import { expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

function aLock() {
  const lock = {
    released: false,
    release: vi.fn(async () => {
      lock.released = true;
    }),
  };
  return lock;
}

function open() {
  const locks: ReturnType<typeof aLock>[] = [];
  const request = vi.fn(async () => {
    const lock = aLock();
    locks.push(lock);
    return lock;
  });
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  const document = Object.assign(new EventTarget(), page);
  const show = async (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    // A browser releases the lock of a hidden page by itself.
    if (visibilityState === 'hidden') for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return {
    document,
    locks,
    request,
    show,
    view: { document, navigator: { wakeLock: { request } } },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('requests a lock once and releases it at the end', async () => {
  const { locks, request, view } = open();
  const end = keepAwake(view);
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  end();
  expect(locks.map(({ release }) => release.mock.calls.length)).toEqual([1]);
});

test('requests a lock again when the page becomes visible, until the end', async () => {
  const { request, show, view } = open();
  const end = keepAwake(view);
  await settled();
  await show('visible');
  expect(request).toHaveBeenCalledTimes(1);
  await show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await show('visible');
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  await show('hidden');
  await show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('releases a lock granted after the end', async () => {
  const { locks, view } = open();
  keepAwake(view)();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('continues when the lock is rejected or unsupported', async () => {
  const { document, show, request, view } = open();
  request.mockRejectedValueOnce(new Error('NotAllowedError'));
  const end = keepAwake(view);
  await settled();
  await show('visible');
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  keepAwake({ document, navigator: {} })();
});
