import { ApiError } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import type { Weather } from '../../testing/weather.ts';
import { aBrowser } from './testing/harness.ts';
import { aRequest, rejection } from './testing/samples.ts';

describe('lost response', () => {
  const losses: [string, Weather][] = [
    ['lost on the way back', 'replyLost'],
    ['answered with a server fault', new ApiError({ kind: 'rejected', status: 500 })],
    ['broken', new ApiError({ kind: 'malformed', status: 200 })],
  ];

  it('finds the placed order and makes no second one', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('replyLost');
    const page = openPage();
    page.order();
    await replies();
    expect(server.asked).toEqual(['place', 'outcome']);
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    expect(server.orders.size).toBe(1);
  });

  it.each(losses)('queries the outcome when the response was %s', async (_, weather) => {
    const { openPage, server } = aBrowser();
    server.forecast(weather);
    openPage().order();
    await replies();
    expect(server.asked).toEqual(['place', 'outcome']);
  });

  it('treats a request without a response as lost after 20 seconds', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('hangs');
    const page = openPage();
    page.order();
    await replies();
    ports.clock.advance(19_999);
    expect(page.stage()).toBe('placing');
    ports.clock.advance(1);
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(server.orders.size).toBe(1);
  });

  it('allows a retry with the same key only once the server has no such order', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost', 'requestLost');
    const page = openPage();
    page.order();
    await replies();
    expect(page.stage()).toBe('unreachable');
    page.order();
    expect(page.stage()).toBe('unreachable');
    page.send({ type: 'RETRY' });
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'notPlaced' } });
    const { key } = stored.read() ?? {};
    page.order();
    await replies();
    expect([...server.orders.keys()]).toEqual([key]);
  });

  it('retries the outcome automatically with increasing delays', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('requestLost', 'requestLost', 'requestLost');
    const page = openPage();
    page.order();
    await replies();
    ports.clock.advance(2000);
    await replies();
    expect(server.asked).toHaveLength(3);
    ports.clock.advance(3999);
    await replies();
    expect(server.asked).toHaveLength(3);
    ports.clock.advance(1);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'notPlaced' } });
  });

  it('makes one order from a late first request and a changed second one', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.order();
    await replies();
    const [key] = [page.actor.getSnapshot().context.key];
    expect(page.view().problem).toEqual({ kind: 'notPlaced' });
    // The first request, assumed lost, arrives now.
    await server.sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': key ?? '' },
      body: aRequest(),
    });
    page.order({ buyer_remark: 'No spring onion' });
    await replies();
    expect(server.orders.size).toBe(1);
    expect(page.stage()).toBe('leaving');
  });

  it('keeps the key when the retry is rejected', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.order();
    await replies();
    const before = stored.read()?.key;
    server.forecast(rejection('INVALID_DELIVERY_TIME', { earliest_time: null }));
    page.order();
    await replies();
    expect(page.view().problem).toEqual({ kind: 'rejected', code: 'INVALID_DELIVERY_TIME' });
    expect(stored.read()?.key).toBe(before);
  });

  it('discards a key that conflicts and has no order', async () => {
    const { openPage, server } = aBrowser();
    server.forecast(rejection('IDEMPOTENCY_CONFLICT', null, 409));
    const page = openPage();
    page.order();
    await replies();
    expect(page.view().problem).toEqual({ kind: 'notPlaced' });
    page.order();
    await replies();
    expect(page.stage()).toBe('leaving');
  });
});

describe('idempotency key', () => {
  it('changes with the order once the previous order is settled', async () => {
    const { openPage, server } = aBrowser();
    server.forecast(rejection('NOTHING_TO_CHECK_OUT'));
    const page = openPage();
    const sent: (string | null)[] = [];
    for (const buyer_remark of [null, 'No lard', 'No spring onion']) {
      page.order({ buyer_remark });
      sent.push(page.actor.getSnapshot().context.key);
      await replies();
      for (const { id } of server.orders.values()) server.become('CANCELLED', id);
      page.send({ type: 'RETURNED' });
      await replies();
      expect(page.stage()).toBe('form');
    }
    expect(new Set(sent).size).toBe(3);
  });

  it('stays the same for a changed order while the first may still arrive', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.order();
    const first = page.actor.getSnapshot().context.key;
    await replies();
    page.order({ buyer_remark: 'No lard' });
    expect(page.actor.getSnapshot().context.key).toBe(first);
  });
});
