import { expect, test } from 'vitest';
import { anAddress } from '../addresses/testing/samples.ts';
import type { QuotationEvent } from '../quotation/quotation.types.ts';
import { followDelivery, type QuotationPolicyDeps } from './quotation.ts';

/** Something that changes when the test says so. */
function changing() {
  const listeners = new Set<() => void>();
  return {
    change: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  };
}

function setUp(asked: Pick<QuotationPolicyDeps, 'method' | 'branchId' | 'address'>) {
  const session = changing();
  const addresses = changing();
  const sent: QuotationEvent[] = [];
  const quotation = { send: (event: QuotationEvent) => void sent.push(event) };
  const stop = followDelivery({ ...asked, followed: [session, addresses], quotation });
  return { addresses, sent, session, stop };
}

test('what decides the fee is told at once, and again whenever it may have changed', () => {
  const address = anAddress();
  let method: 'delivery' | null = null;
  const { addresses, sent, session, stop } = setUp({
    method: () => method,
    branchId: () => 'bangsar',
    address: () => address,
  });
  const about = (now: 'delivery' | 'pickup') => ({
    type: 'ABOUT',
    delivery: { method: now, branch_id: 'bangsar', address },
  });
  expect(sent).toEqual([about('pickup')]);
  method = 'delivery';
  session.change();
  addresses.change();
  expect(sent.slice(1)).toEqual([about('delivery'), about('delivery')]);
  stop();
  session.change();
  expect(sent).toHaveLength(3);
});
