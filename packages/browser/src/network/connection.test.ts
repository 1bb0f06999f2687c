import { expect, test, vi } from 'vitest';
import { createBrowserConnection } from './connection.ts';

function aWindow(onLine: boolean) {
  const target = new EventTarget();
  const navigator = { onLine };
  const view = Object.assign(target, { navigator });
  return {
    view: view as unknown as Window,
    become(isOnLine: boolean) {
      navigator.onLine = isOnLine;
      target.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
    },
  };
}

test('notifies when the connection is lost and restored', () => {
  const { become, view } = aWindow(true);
  const connection = createBrowserConnection(view);
  const heard = vi.fn();
  const stop = connection.subscribe(() => heard(connection.isUp()));
  become(false);
  become(true);
  stop();
  become(false);
  expect(heard.mock.calls).toEqual([[false], [true]]);
});

test('trusts a response over the browser offline state until the network is lost', () => {
  const { become, view } = aWindow(false);
  const connection = createBrowserConnection(view);
  const heard = vi.fn();
  connection.subscribe(heard);
  expect(connection.isUp()).toBe(false);
  connection.asked()();
  connection.asked()();
  expect(connection.isUp()).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  become(false);
  expect(connection.isUp()).toBe(false);
});

test('ignores a response to a request sent before the network was lost', () => {
  const { become, view } = aWindow(true);
  const connection = createBrowserConnection(view);
  const answered = connection.asked();
  become(false);
  answered();
  expect(connection.isUp()).toBe(false);
});
