import { expect, test, vi } from 'vitest';
import { ASK_VERSION } from '../worker/messages.ts';
import { keepApp } from './service-worker.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page of version v1, whose server has `served` by now. */
function aPage(served = 'v2') {
  const workers = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn() },
    register: vi.fn(async () => ({ update: async () => undefined })),
  });
  const metas: Record<string, string> = { version: 'v1', worker: '/sw.js' };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: (selector: string) => {
      const content = metas[/claypot:(\w+)/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { getAttribute: () => content };
    },
  });
  const view = {
    document,
    navigator: { serviceWorker: workers },
    fetch: async () => Response.json({ version: served }),
  };
  const onOtherVersion = vi.fn();
  return {
    keep: () => keepApp(view as unknown as Window, { onOtherVersion }),
    onOtherVersion,
    tell: (version: string) => {
      const data = { type: 'taken-over', version };
      workers.dispatchEvent(new MessageEvent('message', { data }));
      return settled();
    },
    workers,
  };
}

test('a page hears of the version that has taken over, and asks whether it has missed that', async () => {
  const { keep, onOtherVersion, tell, workers } = aPage();
  await keep();
  expect(workers.controller.postMessage).toHaveBeenCalledExactlyOnceWith(ASK_VERSION);
  await tell('v1');
  expect(onOtherVersion).not.toHaveBeenCalled();
  await tell('v2');
  expect(onOtherVersion).toHaveBeenCalledOnce();
});

test('a page that is ahead of its worker has nothing to wait for', async () => {
  const { keep, onOtherVersion, tell } = aPage('v1');
  await keep();
  await tell('v0');
  expect(onOtherVersion).not.toHaveBeenCalled();
});
