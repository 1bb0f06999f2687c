import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCustomerNews } from './customer-news.ts';
import { streamPage } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

async function followed(token: string | null = null) {
  const at = streamPage();
  const changed = vi.fn();
  const who = { customer_id: null, guest_id: 'guest' };
  const order = createCustomerNews(at.view, { token: () => token }).followOrder(
    'order-1',
    who,
    changed,
  );
  await settle();
  return { ...at, order, changed };
}

test('emits each change and ignores heartbeats', async () => {
  const { lines, changed, order } = await followed('secret');
  expect(order.isLive()).toBe(false);
  lines[0]?.say('event: changed\ndata: \n\n');
  await settle();
  expect(order.isLive()).toBe(true);
  lines[0]?.say('event: beat\ndata: \n\nevent: cha');
  lines[0]?.say('nged\ndata: \n\n');
  await settle();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(lines[0]?.request).toMatchObject({
    body: '{"customer_id":null,"guest_id":"guest"}',
    headers: { authorization: 'Bearer secret' },
  });
  order.stop();
});

test('reconnects with increasing delays after the connection breaks, and emits a change', async () => {
  const { lines, changed, order, rejection } = await followed();
  lines[0]?.say('event: beat\ndata: \n\n');
  await settle();
  lines[0]?.end();
  await settle();
  expect(changed).toHaveBeenCalledOnce();
  expect(order.isLive()).toBe(false);
  rejection.status = 503;
  await vi.advanceTimersByTimeAsync(1000);
  rejection.status = 0;
  await vi.advanceTimersByTimeAsync(1999);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(2);
  order.stop();
});

test('treats a silent connection as dead', async () => {
  const { lines, order } = await followed();
  lines[0]?.say('event: beat\ndata: \n\n');
  await settle();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(order.isLive()).toBe(false);
  order.stop();
});

test.each([401, 404])('does not reconnect after the server rejects with %i', async (status) => {
  const { rejection, lines, order, comeBack } = await followed();
  rejection.status = status;
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  rejection.status = 0;
  comeBack();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  order.stop();
});

test('closes the connection of a hidden page and reconnects when it becomes visible', async () => {
  const { lines, look, order } = await followed();
  look('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  look('visible');
  await settle();
  expect(lines).toHaveLength(2);
  order.stop();
});

test('emits nothing after it was stopped', async () => {
  const { lines, look, order, changed } = await followed();
  lines[0]?.say('event: beat\ndata: \n\n');
  await settle();
  order.stop();
  look('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
});

test('follows the member of the token, and stops', async () => {
  const { view, lines } = streamPage();
  const changed = vi.fn();
  const member = createCustomerNews(view, { token: () => 'secret' }).followMember(changed);
  await settle();
  expect(lines[0]).toMatchObject({
    url: 'https://demo.example.my/api/follow/member?fresh=1',
    request: { headers: { authorization: 'Bearer secret' } },
  });
  lines[0]?.say('event: changed\ndata: \n\nevent: beat\ndata: \n\n');
  await settle();
  expect(changed).toHaveBeenCalledOnce();
  expect(member.isLive()).toBe(true);
  // A later connection may have missed changes.
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines[1]).toMatchObject({ url: 'https://demo.example.my/api/follow/member' });
  member.stop();
  expect(member.isLive()).toBe(false);
});
