import type { Identity, Sdk } from '@claypot/sdk';
import { cents } from '@claypot/sdk';
import { createRestaurant } from '@claypot/testing';
import { createActor } from 'xstate';
import { followOrder } from '../../../app/policies/ordering/order.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { storedPayment } from '../../../machines/payment/record.ts';
import { ownedBy } from '../../../storage/owned-by.ts';
import { fakePorts } from '../../../testing/fakes.ts';
import { createWeather } from '../../../testing/weather.ts';
import { createTopUp } from '../top-up.implementation.ts';
import { selectTopUp } from '../top-up.selectors.ts';
import type { TopUpEvent } from '../top-up.types.ts';

const NOW = Temporal.Instant.from('2026-11-21T12:00:00Z');

const MEMBER: Identity = { customer_id: 'member-1', guest_id: null };

/** The restaurant's wallet API, with simulated network failures. */
function aServer() {
  const { operations, topUps } = createRestaurant({ now: () => NOW });
  const doubled: string[] = [];
  const { answer, ...weather } = createWeather();

  async function place(input: Parameters<Sdk['walletTopup']>[0]) {
    const { size } = topUps.byKey;
    const isUnpaid = [...topUps.byKey.values()].some(({ status }) => status === 'MAKING PAYMENT');
    const placed = await operations.walletTopup(input);
    if (isUnpaid && topUps.byKey.size > size) doubled.push(input.headers['Idempotency-Key']);
    return placed;
  }

  return {
    ...weather,
    topUps,
    /** Keys of top-ups that were made while another one awaited payment. */
    doubled,
    sdk: {
      walletTopup: (input) => answer('place', () => place(input)),
      walletTopupOutcome: (input) => answer('outcome', () => operations.walletTopupOutcome(input)),
      walletTopupDetail: (input) => answer('detail', () => operations.walletTopupDetail(input)),
      walletTopupCancel: (input) => answer('cancel', () => operations.walletTopupCancel(input)),
    } satisfies Partial<Sdk>,
  };
}

/** Browser of a member with one server. Pages can be reloaded and opened in several tabs. */
export function aBrowser() {
  const server = aServer();
  const ports = fakePorts(server.sdk);
  const stored = storedPayment(ports.storage, 'demo', 'top-up');
  const events = recordedEvents();
  followOrder({ events, navigation: ports.navigation });

  function openPage() {
    const actor = createActor(
      createTopUp({ ...ports, stored, emit: events.emit, identity: () => MEMBER }),
      { input: { record: ownedBy(stored, MEMBER) }, clock: ports.clock.delays },
    ).start();
    return {
      actor,
      send: (event: TopUpEvent) => actor.send(event),
      topUp: (amount = 50_000) =>
        actor.send({
          type: 'SUBMIT',
          body: { customer_id: 'member-1', amount: cents(amount) },
          problem: null,
        }),
      view: () => selectTopUp(actor.getSnapshot()),
      stage: () => selectTopUp(actor.getSnapshot()).stage,
      adopt: () => actor.send({ type: 'ADOPT', record: ownedBy(stored, MEMBER) }),
    };
  }

  return { events, openPage, ports, server, stored };
}
