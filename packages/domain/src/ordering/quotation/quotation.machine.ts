import type { Quotation } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { isSameTime } from '../fulfilment/requested-time.ts';
import type { Delivery, QuotationContext, QuotationEvent } from './quotation.types.ts';

/** Returns true if the change requires a new quotation. */
function differs(before: Delivery, after: Delivery): boolean {
  return (
    before.method !== after.method ||
    before.branch_id !== after.branch_id ||
    !isSameTime(before.requestedTime, after.requestedTime) ||
    before.address?.latitude !== after.address?.latitude ||
    before.address?.longitude !== after.address?.longitude ||
    before.address?.full_address !== after.address?.full_address
  );
}

/**
 * Machine of the delivery fee. It requests a new quotation when address, branch, time or method
 * changes, and ignores responses to earlier requests. The request has no side effects at the
 * server.
 */
export const quotationMachine = setup({
  types: { context: {} as QuotationContext, events: {} as QuotationEvent },
  actors: {
    requestQuotation: unprovidedActor<Quotation, Delivery>('requestQuotation'),
    /** Sends `CONNECTION_RESTORED` while a load has failed. */
    connection: unprovidedCallback<ConnectionRestored>('connection'),
  },
  guards: {
    /** True if the request failed without a reply of the courier. */
    isLost: ({ context }) => context.error === 'ERROR',
    isDelivery: ({ context }) => context.delivery.method === 'delivery',
    hasAddress: ({ context }) => context.delivery.address !== null,
    /** True if the page brought the quotation. */
    isDehydrated: unprovidedGuard('isDehydrated'),
    hasBranch: ({ context }) => context.delivery.branch_id !== null,
    needsQuotation: ({ context: { delivery } }, params: { delivery: Partial<Delivery> }) =>
      differs(delivery, { ...delivery, ...params.delivery }),
  },
  actions: {
    setDelivery: assign({
      delivery: ({ context }, params: { delivery: Partial<Delivery> }) => ({
        ...context.delivery,
        ...params.delivery,
      }),
    }),
    hydrate: unprovidedAction('hydrate'),
    clear: assign({ quotation: null, error: null }),
    setQuotation: assign({ quotation: (_, params: { quotation: Quotation }) => params.quotation }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
  },
}).createMachine({
  id: 'quotation',
  context: {
    delivery: { method: 'pickup', branch_id: null, address: null, requestedTime: null },
    quotation: null,
    error: null,
  },
  initial: 'notNeeded',
  on: {
    ABOUT: [
      {
        guard: { type: 'needsQuotation', params: ({ event }) => event },
        target: '.deciding',
        actions: [{ type: 'setDelivery', params: ({ event }) => event }, 'clear'],
      },
      { actions: { type: 'setDelivery', params: ({ event }) => event } },
    ],
  },
  states: {
    deciding: {
      always: [{ guard: 'isDelivery', target: 'needed' }, { target: 'notNeeded' }],
    },
    needed: {
      always: [{ guard: 'hasAddress', target: 'addressed' }, { target: 'noAddress' }],
    },
    addressed: {
      always: [
        { guard: 'isDehydrated', target: 'quoted', actions: 'hydrate' },
        { guard: 'hasBranch', target: 'asking' },
        { target: 'noBranch' },
      ],
    },
    notNeeded: {},
    noAddress: {},
    noBranch: {},
    asking: {
      invoke: {
        src: 'requestQuotation',
        id: 'requestQuotation',
        input: ({ context }) => context.delivery,
        onDone: {
          target: 'quoted',
          actions: { type: 'setQuotation', params: ({ event }) => ({ quotation: event.output }) },
        },
        onError: { target: 'rejected', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    quoted: {},
    rejected: {
      invoke: { src: 'connection', id: 'connection' },
      on: {
        RETRY: { target: 'asking', actions: 'clear' },
        CONNECTION_RESTORED: { guard: 'isLost', target: 'asking', actions: 'clear' },
      },
    },
  },
});
