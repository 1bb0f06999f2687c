import { ApiError, cents, type Quotation } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryCache, type DehydratedRead } from '../../machines/query/query-cache.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { controlledClock, deferred, fakePorts } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { replies } from '../../testing/replies.ts';
import { createQuotationImplementations } from './quotation.implementation.ts';
import { quotationMachine } from './quotation.machine.ts';
import { selectQuotation } from './quotation.selectors.ts';
import type { Delivery } from './quotation.types.ts';

const WHOLE: Partial<Delivery> = { method: 'delivery', branch_id: 'bangsar', address: anAddress() };
const LATER = Temporal.Instant.from('2026-11-22T18:15:00+08:00');
const fee = (amount: number): Quotation => ({ totalFee: cents(amount) });

function setUp(dehydrated?: readonly DehydratedRead[]) {
  const cartGetQuotation = vi.fn<(input: unknown) => Promise<Quotation>>();
  cartGetQuotation.mockImplementation(async () => fee(650));
  const ports = fakePorts({ cartGetQuotation });
  const cache = createQueryCache(controlledClock(), undefined, undefined, dehydrated);
  const machine = createQuotationImplementations({ ...ports, cache });
  const actor = createActor(machine).start();
  const about = async (delivery: Partial<Delivery>) => {
    actor.send({ type: 'ABOUT', delivery });
    await replies();
  };
  const { connection } = ports;
  return {
    actor,
    about,
    cache,
    cartGetQuotation,
    connection,
    view: () => selectQuotation(actor.getSnapshot()),
  };
}

describe('quotation machine', () => {
  it('sends no request for a pickup', async () => {
    const { about, view, cartGetQuotation } = setUp();
    await about({ ...WHOLE, method: 'pickup' });
    expect(view()).toMatchObject({ status: 'none', fee: null, error: null, address: null });
    expect(cartGetQuotation).not.toHaveBeenCalled();
  });

  it('shows the quotation of the page without a request, but asks for another time', async () => {
    const server = setUp();
    await server.about(WHOLE);
    const { about, cartGetQuotation, view } = setUp(server.cache.dehydrate());
    await about(WHOLE);
    expect(view()).toMatchObject({ status: 'quoted', fee: 650 });
    expect(cartGetQuotation).not.toHaveBeenCalled();
    await about({ requestedTime: LATER });
    expect(cartGetQuotation).toHaveBeenCalledOnce();
  });

  it('is blocked without an address', async () => {
    const { about, view } = setUp();
    await about({ ...WHOLE, address: null });
    expect(view()).toMatchObject({ status: 'blocked', error: 'MISSING_ADDRESS' });
  });

  it('waits for the branch', async () => {
    const { about, view } = setUp();
    await about({ ...WHOLE, branch_id: null });
    expect(view()).toMatchObject({ status: 'none', error: null });
  });

  it('requests the fee for the branch, address and time', async () => {
    const { about, view, cartGetQuotation } = setUp();
    await about({ ...WHOLE, requestedTime: LATER });
    expect(view()).toMatchObject({ status: 'quoted', fee: 650 });
    expect(cartGetQuotation).toHaveBeenCalledWith(
      {
        body: {
          branch_id: 'bangsar',
          customer_delivery_address_longitude: '101.671300',
          customer_delivery_address_latitude: '3.131900',
          customer_full_address: 'Jalan Telawi, Bangsar Baru, 59100 Kuala Lumpur',
          state_id: 'MY-14',
          customer_contact_name: 'Ann Tan',
          customer_contact_phone: '+60123456789',
          delivery_time: '2026-11-22T10:15:00Z',
        },
      },
      expect.anything(),
    );
  });

  it.each<[string, Partial<Delivery>]>([
    ['address', { address: anAddress({ latitude: '3.2' }) }],
    ['branch', { branch_id: 'klcc' }],
    ['time', { requestedTime: LATER }],
  ])('requests again when the %s changes', async (_, change) => {
    const { about, cartGetQuotation } = setUp();
    await about(WHOLE);
    await about(WHOLE);
    expect(cartGetQuotation).toHaveBeenCalledTimes(1);
    await about(change);
    expect(cartGetQuotation).toHaveBeenCalledTimes(2);
  });

  it('drops the fee when the method changes to pickup', async () => {
    const { about, view } = setUp();
    await about(WHOLE);
    await about({ method: 'pickup' });
    expect(view()).toMatchObject({ status: 'none', fee: null });
  });

  it('ignores an earlier response that arrives late', async () => {
    const { about, view, cartGetQuotation } = setUp();
    const late = deferred<Quotation>();
    cartGetQuotation.mockReturnValueOnce(late.promise);
    await about(WHOLE);
    expect(view()).toMatchObject({ status: 'asking', fee: null });
    cartGetQuotation.mockResolvedValueOnce(fee(900));
    await about({ branch_id: 'klcc' });
    late.resolve(fee(100));
    await replies();
    expect(view()).toMatchObject({ status: 'quoted', fee: 900 });
  });

  it.each(['ERR_OUT_OF_SERVICE_AREA', 'ERR_INVALID_MARKET', 'LALAMOVE_ERROR'])(
    'is blocked with %s until the delivery changes',
    async (code) => {
      const { about, view, cartGetQuotation } = setUp();
      cartGetQuotation.mockRejectedValueOnce(new ApiError({ kind: 'rejected', code, status: 422 }));
      await about(WHOLE);
      expect(view()).toMatchObject({ status: 'blocked', error: code, fee: null });
      await about({ branch_id: 'klcc' });
      expect(view()).toMatchObject({ status: 'quoted', error: null });
    },
  );

  it.each([
    ['ERR_OUT_OF_SERVICE_AREA', true],
    ['ERR_INVALID_MARKET', true],
    ['LALAMOVE_ERROR', false],
  ] as const)('allows a retry only if it can help: %s', async (code, outOfReach) => {
    const { about, view, cartGetQuotation } = setUp();
    cartGetQuotation.mockRejectedValueOnce(new ApiError({ kind: 'rejected', code, status: 422 }));
    await about(WHOLE);
    const branchMayHelp = code === 'LALAMOVE_ERROR';
    expect(view()).toMatchObject({ outOfReach, canRetry: !outOfReach, branchMayHelp });
  });

  it('requests a lost fee again when the connection is restored', async () => {
    const { about, connection, view, cartGetQuotation } = setUp();
    cartGetQuotation.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await about(WHOLE);
    expect(view().status).toBe('blocked');
    connection.become(false);
    connection.become(true);
    await replies();
    expect(view()).toMatchObject({ status: 'quoted', error: null });
    connection.become(false);
    connection.become(true);
    await replies();
    expect(cartGetQuotation).toHaveBeenCalledTimes(2);
  });

  it('does not ask a courier again that rejected the address', async () => {
    const { about, connection, cartGetQuotation } = setUp();
    const code = 'LALAMOVE_ERROR';
    cartGetQuotation.mockRejectedValueOnce(new ApiError({ kind: 'rejected', code, status: 422 }));
    await about(WHOLE);
    connection.become(false);
    connection.become(true);
    await replies();
    expect(cartGetQuotation).toHaveBeenCalledTimes(1);
  });

  it('can be retried after a lost response', async () => {
    const { actor, about, view, cartGetQuotation } = setUp();
    cartGetQuotation.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await about(WHOLE);
    expect(view()).toMatchObject({ status: 'blocked', error: 'ERROR', canRetry: true });
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'quoted', error: null });
  });
});

it('visits every state and handles every event', () => {
  const unreached = unvisited(quotationMachine.provide({ guards: { isDehydrated: () => false } }), {
    events: [
      { type: 'ABOUT', delivery: WHOLE },
      { type: 'ABOUT', delivery: { ...WHOLE, address: null } },
      { type: 'ABOUT', delivery: { ...WHOLE, branch_id: null } },
      { type: 'ABOUT', delivery: { method: 'pickup' } },
      { type: 'RETRY' },
      { type: 'CONNECTION_RESTORED' },
      { type: 'xstate.done.actor.requestQuotation', output: fee(650) },
      { type: 'xstate.error.actor.requestQuotation', error: new ApiError({ kind: 'network' }) },
    ],
    distinguish: ({ context }) => context.delivery,
  });
  expect(unreached).toEqual({ states: [], events: [] });
});
