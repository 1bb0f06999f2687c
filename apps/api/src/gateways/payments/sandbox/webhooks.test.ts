import { expect, test } from 'vitest';
import type { WebhookBody } from '../webhook.ts';
import { WebhookSender } from './webhooks.ts';

const webhook = (event_id: string): WebhookBody => ({
  event_id,
  reference: 'payment-1',
  outcome: 'approved',
  amount: 1890,
  occurred_at: '2026-11-21T12:00:00Z',
});

/** Creates a sender to a receiver that can fail, and the list of received events. */
function channelTo() {
  const received: string[] = [];
  const receiver = { isDown: false, throws: false };
  const channel = new WebhookSender({
    clock: { now: () => Temporal.Instant.from('2026-11-21T12:00:00Z') },
    secret: 'secret',
    url: 'http://localhost/',
    deliver: async (request) => {
      if (receiver.throws) throw new Error('no connection');
      if (receiver.isDown) return new Response(null, { status: 503 });
      received.push(((await request.json()) as WebhookBody).event_id);
      return new Response();
    },
  });
  return { channel, receiver, received };
}

test.each(['isDown', 'throws'] as const)(
  'resends a webhook (%s) until it is received',
  async (why) => {
    const { channel, receiver, received } = channelTo();
    receiver[why] = true;
    expect(await channel.send(webhook('first'))).toBe(false);
    await channel.send(webhook('second'));
    await channel.resendUnacknowledged();
    expect(received).toEqual([]);
    receiver[why] = false;
    await channel.resendUnacknowledged();
    expect(received).toEqual(['first', 'second']);
  },
);

test('does not resend a received webhook', async () => {
  const { channel, received } = channelTo();
  expect(await channel.send(webhook('first'))).toBe(true);
  await channel.resendUnacknowledged();
  expect(received).toEqual(['first']);
});
