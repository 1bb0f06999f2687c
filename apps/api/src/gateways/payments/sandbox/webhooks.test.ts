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
  const taken: string[] = [];
  const receiver = { isAway: false, throws: false };
  const channel = new WebhookSender({
    clock: { now: () => Temporal.Instant.from('2026-11-21T12:00:00Z') },
    secret: 'secret',
    url: 'http://localhost/',
    deliver: async (request) => {
      if (receiver.throws) throw new Error('no connection');
      if (receiver.isAway) return new Response(null, { status: 503 });
      taken.push(((await request.json()) as WebhookBody).event_id);
      return new Response();
    },
  });
  return { channel, receiver, taken };
}

test.each(['isAway', 'throws'] as const)(
  'resends a webhook (%s) until it is received',
  async (why) => {
    const { channel, receiver, taken } = channelTo();
    receiver[why] = true;
    await channel.send(webhook('first'));
    await channel.send(webhook('second'));
    await channel.sendAgain();
    expect(taken).toEqual([]);
    receiver[why] = false;
    await channel.sendAgain();
    expect(taken).toEqual(['first', 'second']);
  },
);

test('does not resend a received webhook', async () => {
  const { channel, taken } = channelTo();
  await channel.send(webhook('first'));
  await channel.sendAgain();
  expect(taken).toEqual(['first']);
});
