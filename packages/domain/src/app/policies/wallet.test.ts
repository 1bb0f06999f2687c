import { expect, test } from 'vitest';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import type { TopUpEvent } from '../../loyalty/top-up/top-up.types.ts';
import type { PaymentRecord } from '../../machines/payment/payment.types.ts';
import { followWallet } from './wallet.ts';

function setUp(record: PaymentRecord | null = null) {
  const events = recordedEvents();
  const done: string[] = [];
  const sent: TopUpEvent[] = [];
  const stop = followWallet({
    events,
    ownRecord: () => record,
    refreshMember: () => void done.push('refreshed'),
    topUp: { send: (event) => void sent.push(event) },
  });
  return { done, emit: events.emit, sent, stop };
}

test('refreshes the member after a top-up, here, in another tab or at the counter', () => {
  const { done, emit, stop } = setUp();
  emit({ type: 'wallet.toppedUp', attended: true });
  emit({ type: 'wallet.outdated' });
  emit({ type: 'member.outdated' });
  stop();
  emit({ type: 'wallet.outdated' });
  expect(done).toEqual(['refreshed', 'refreshed', 'refreshed']);
});

test('sends the record of the current owner to the top-up when the owner changes', () => {
  const record = { owner: 'mei', key: 'key', payable: null };
  const { emit, sent } = setUp(record);
  emit({ type: 'owner.changed', before: null, now: 'mei', guestId: null });
  expect(sent).toEqual([{ type: 'OWNER', record }]);
});
