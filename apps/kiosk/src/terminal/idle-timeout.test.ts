import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleTimeoutError, withIdleTimeout } from './idle-timeout.ts';
import { createTerminal } from './terminal.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const IDLE_TIMEOUT = { before: 60_000, after: 30_000 };

function open(isServing = true) {
  const input = new PassThrough();
  const stillThere = vi.fn();
  const terminal = createTerminal(input, new PassThrough());
  return {
    input,
    stillThere,
    terminal: withIdleTimeout(terminal, IDLE_TIMEOUT, () => isServing, stillThere),
  };
}

test('reminds the customer once, then rejects when no answer arrives', async () => {
  const { stillThere, terminal } = open();
  const asked = expect(terminal.ask('Name')).rejects.toThrow(IdleTimeoutError);
  vi.advanceTimersByTime(60_000);
  expect(stillThere).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  await asked;
});

test('restarts the timeout with each key, also for a password', async () => {
  const { input, stillThere, terminal } = open();
  const asked = terminal.askSecret('Password');
  for (let key = 0; key < 5; key += 1) {
    vi.advanceTimersByTime(59_000);
    input.write('x');
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(61_000);
  expect(stillThere).toHaveBeenCalledOnce();
  input.write('\n');
  expect(await asked).toBe('xxxxx');
  vi.advanceTimersByTime(1_000_000);
  expect(stillThere).toHaveBeenCalledOnce();
});

test('has no timeout without a customer or while another event is awaited', async () => {
  const unattended = open(false);
  void unattended.terminal.ask('Language');
  const paying = open();
  void paying.terminal.ask('Paid?', new AbortController().signal);
  vi.advanceTimersByTime(1_000_000);
  expect([unattended.stillThere, paying.stillThere].map(({ mock }) => mock.calls)).toEqual([
    [],
    [],
  ]);
});
