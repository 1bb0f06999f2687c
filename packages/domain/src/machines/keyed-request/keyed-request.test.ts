import { ApiError } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import type { Weather } from '../../testing/weather.ts';
import { aBrowser, GUEST, rejection } from './testing/harness.ts';

describe('keyed request machine', () => {
  it('sends once, with a key stored before sending and removed afterwards', async () => {
    const { outcomes, openPage, server, stored } = aBrowser();
    const page = openPage();
    page.press({ type: 'OPEN' });
    page.send();
    expect(page.stage()).toBe('sending');
    expect(stored.read()).toEqual({ owner: GUEST.guest_id, key: page.key() });
    page.send('soup');
    await replies();
    expect(page.view()).toEqual({
      stage: 'done',
      result: { id: 'made-1', dish: 'rice' },
      problem: null,
    });
    expect(outcomes).toEqual([
      { result: { id: 'made-1', dish: 'rice' }, body: { dish: 'rice' }, attended: true },
    ]);
    expect(stored.read()).toBeNull();
    expect(server.asked).toEqual(['send']);
  });

  it('ignores input once done and allows a new request after the screen is closed', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.press({ type: 'OPEN' });
    page.send();
    await replies();
    page.send();
    page.press({ type: 'DISMISS' });
    expect(page.stage()).toBe('done');
    page.press({ type: 'CLOSE' });
    expect(page.view()).toEqual({ stage: 'idle', result: null, problem: null });
    page.press({ type: 'OPEN' });
    page.send();
    await replies();
    expect([...server.made.keys()]).toHaveLength(2);
  });

  it('shows the problem until dismissed and uses a new key next', async () => {
    const { openPage, server, stored } = aBrowser();
    const page = openPage();
    page.send('nothing');
    const first = page.key();
    await replies();
    expect(page.view()).toMatchObject({ stage: 'rejected', problem: 'NOTHING_TO_CHECK_OUT' });
    expect(stored.read()).toBeNull();
    page.press({ type: 'DISMISS' });
    expect(page.view()).toEqual({ stage: 'idle', result: null, problem: null });
    page.send();
    await replies();
    expect(server.made.has(first ?? '')).toBe(false);
    expect(page.stage()).toBe('done');
  });

  it('works when storage is blocked', async () => {
    const { openPage, ports } = aBrowser();
    ports.storage.become('blocked');
    const page = openPage();
    page.send();
    await replies();
    expect(page.stage()).toBe('done');
  });
});

describe('keyed request machine after a lost reply', () => {
  const losses: [string, Weather][] = [
    ['lost on the way back', 'replyLost'],
    ['answered with a server fault', new ApiError({ kind: 'rejected', status: 500 })],
    ['broken', new ApiError({ kind: 'malformed', status: 200 })],
  ];

  it.each(losses)('queries the outcome when the reply was %s', async (_, weather) => {
    const { openPage, server } = aBrowser();
    server.forecast(weather);
    openPage().send();
    await replies();
    expect(server.asked).toEqual(['send', 'ask']);
  });

  it('finds the result', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('replyLost');
    const page = openPage();
    page.send();
    await replies();
    expect(page.view()).toMatchObject({ stage: 'done', result: { id: 'made-1' } });
    expect(server.made.size).toBe(1);
  });

  it('times out after twenty seconds without a reply', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('hangs');
    const page = openPage();
    page.send();
    await replies();
    ports.clock.advance(19_999);
    expect(page.stage()).toBe('sending');
    ports.clock.advance(1);
    await replies();
    expect(page.stage()).toBe('done');
  });

  it('allows another attempt with the same key when the server does not know the request', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.send();
    await replies();
    expect(page.view()).toEqual({ stage: 'notMade', result: null, problem: null });
    const { key } = stored.read() ?? {};
    page.send('soup');
    await replies();
    expect([...server.made.keys()]).toEqual([key]);
  });

  it('retries the query with increasing delays, and at once on RETRY', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('requestLost', 'requestLost', 'requestLost', 'requestLost');
    const page = openPage();
    page.send();
    await replies();
    expect(page.stage()).toBe('unreachable');
    ports.clock.advance(2000);
    await replies();
    expect(server.asked).toHaveLength(3);
    ports.clock.advance(3999);
    await replies();
    expect(server.asked).toHaveLength(3);
    page.press({ type: 'RETRY' });
    await replies();
    expect(server.asked).toHaveLength(4);
    ports.clock.advance(8000);
    await replies();
    expect(page.stage()).toBe('notMade');
  });

  it('times out a query without a reply', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('requestLost', 'hangs');
    const page = openPage();
    page.send();
    await replies();
    ports.clock.advance(10_000);
    expect(page.stage()).toBe('unreachable');
  });

  it('returns the result of the late first request when a changed attempt follows', async () => {
    const { outcomes, openPage, server } = aBrowser();
    server.forecast('late');
    const page = openPage();
    page.send();
    await replies();
    server.lateRequestsArrive();
    page.send('soup');
    await replies();
    expect(outcomes.map(({ result }) => result)).toEqual([{ id: 'made-1', dish: 'rice' }]);
    expect(server.made.size).toBe(1);
  });

  it('finds a late request when the screen is reopened', async () => {
    const { outcomes, openPage, server } = aBrowser();
    server.forecast('late');
    const page = openPage();
    page.press({ type: 'OPEN' });
    page.send();
    await replies();
    page.press({ type: 'CLOSE' });
    server.lateRequestsArrive();
    page.press({ type: 'OPEN' });
    await replies();
    expect(outcomes).toMatchObject([{ result: { dish: 'rice' }, attended: true }]);
  });

  it('retains the key when the next attempt is rejected', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.send();
    await replies();
    const before = stored.read()?.key;
    page.send('nothing');
    await replies();
    expect(page.view()).toMatchObject({ stage: 'rejected', problem: 'NOTHING_TO_CHECK_OUT' });
    expect(stored.read()?.key).toBe(before);
  });

  it('discards a key that is in use without a result', async () => {
    const { openPage, server } = aBrowser();
    server.forecast(rejection('IDEMPOTENCY_CONFLICT', 409));
    const page = openPage();
    page.send();
    const first = page.key();
    await replies();
    expect(page.stage()).toBe('notMade');
    page.send();
    await replies();
    expect(page.stage()).toBe('done');
    expect(server.made.has(first ?? '')).toBe(false);
  });
});

describe('keyed request machine after a reload', () => {
  it('queries the outcome of the request', async () => {
    const { outcomes, openPage, server } = aBrowser();
    server.forecast('hangs');
    const page = openPage();
    page.send();
    await replies();
    page.actor.stop();
    const next = openPage();
    expect(next.stage()).toBe('checking');
    await replies();
    expect(next.stage()).toBe('done');
    expect(outcomes).toEqual([
      { result: { id: 'made-1', dish: 'rice' }, body: null, attended: false },
    ]);
  });

  it('starts idle when the screen is opened after the outcome arrived', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('hangs');
    const page = openPage();
    page.send();
    await replies();
    page.actor.stop();
    const next = openPage();
    await replies();
    next.press({ type: 'OPEN' });
    expect(next.stage()).toBe('idle');
  });
});

describe('keyed request machine with another tab', () => {
  it('queries the outcome of the other tab’s key before it sends', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('hangs');
    const [one, two] = [openPage(), openPage()];
    one.send();
    await replies();
    two.send('soup');
    await replies();
    expect(server.asked).toEqual(['send', 'ask']);
    expect(two.view()).toMatchObject({ stage: 'done', result: { dish: 'rice' } });
    expect(server.made.size).toBe(1);
  });
});

describe('OWNER', () => {
  it('resets the machine and restores the request of the first owner', async () => {
    const { become, openPage, server, stored } = aBrowser();
    server.forecast('requestLost', 'requestLost');
    const page = openPage();
    page.send();
    await replies();
    const record = stored.read();
    become({ customer_id: 'mei', guest_id: null });
    page.press({ type: 'OWNER', record: null });
    expect(page.stage()).toBe('idle');
    expect(page.key()).toBeNull();
    become(GUEST);
    page.press({ type: 'OWNER', record });
    expect(page.stage()).toBe('checking');
    await replies();
    expect(page.stage()).toBe('notMade');
  });
});
