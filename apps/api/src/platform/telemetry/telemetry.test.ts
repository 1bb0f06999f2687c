import { cents } from '@claypot/sdk';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpSms } from '../../gateways/sms/http-sms.ts';
import { PASSWORD, PHONE, signIn, signUp } from '../../testing/members.ts';
import { addition, checkout, decide, order, placeOrder } from '../../testing/ordering.ts';
import { ADDRESS_FIELDS, PLACE } from '../../testing/ownership/member-things.ts';
import { GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { sql } from '../db/sql.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { createTelemetry } from './create-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

const spans = new InMemorySpanExporter();
const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const meters = new MeterProvider({
  readers: [
    new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 3_600_000 }),
  ],
});
const tracers = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter: spans })],
});

let telemetry: Telemetry;
let restaurant: Restaurant;
beforeAll(async () => {
  telemetry = createTelemetry({
    tracer: tracers.getTracer('tests'),
    meter: meters.getMeter('tests'),
    close: async () => undefined,
  });
  restaurant = await openRestaurant(undefined, undefined, async () => ({ telemetry }));
});
beforeEach(async () => {
  await restaurant.reset();
  spans.reset();
});
afterAll(() => restaurant.close());

const named = (name: string): ReadableSpan | undefined =>
  spans.getFinishedSpans().find((span) => span.name === name);

/** All data points of a metric. */
async function pointsOf(name: string): Promise<readonly object[]> {
  measured.reset();
  await meters.forceFlush();
  return measured
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .filter(({ descriptor }) => descriptor.name === name)
    .flatMap(({ dataPoints }): readonly object[] => dataPoints);
}

test('traces an operation with its statements, transaction and gateway calls', async () => {
  await placeOrder(restaurant);
  const operation = named('cartCreateOrder');
  expect(operation?.attributes).toMatchObject({ 'claypot.code': 'OK' });
  const { traceId } = operation?.spanContext() ?? {};
  const inside = spans.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
  const names = inside.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['transaction', 'select', 'insert']));
  expect(names).toContain('payments.createSession');
  const transaction = inside.find(({ name }) => name === 'transaction');
  expect(
    inside.some((span) => span.parentSpanContext?.spanId === transaction?.spanContext().spanId),
  ).toBe(true);
});

test('counts ApiErrors by code and records failures by class', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  await expect(
    order(restaurant, checkout({ final_total_amount: cents(1), subtotal: cents(1) })),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  restaurant.sandbox.isDown = true;
  await expect(order(restaurant)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(named('payments.createSession')?.attributes).toEqual({
    'error.type': 'PaymentsUnavailable',
  });
  const requests = await pointsOf('claypot.requests');
  for (const code of ['PRICE_CHANGED', 'SERVICE_UNAVAILABLE']) {
    expect(requests).toContainEqual(
      expect.objectContaining({ attributes: { operation: 'cartCreateOrder', code } }),
    );
  }
  expect(await pointsOf('claypot.gateway.calls')).toContainEqual(
    expect.objectContaining({
      attributes: {
        gateway: 'payments',
        method: 'createSession',
        ended: 'PaymentsUnavailable',
      },
    }),
  );
});

test('counts payments by outcome and effect', async () => {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  expect(await pointsOf('claypot.payments')).toContainEqual(
    expect.objectContaining({ attributes: { outcome: 'approved', effect: 'applied' }, value: 1 }),
  );
});

test('measures the age of due jobs', async () => {
  telemetry.watchJobs(() => countJobs(restaurant.db, NOON.add({ seconds: 90 })));
  const { db } = restaurant;
  const failed = { failures: 2, failure: 'Error', failed_at: NOON.toString() };
  await enqueue(db, { queue: 'message', key: 'a', at: NOON }, failed);
  await enqueue(db, { queue: 'message', key: 'b', at: NOON });
  await enqueue(db, { queue: 'message', key: 'c', at: NOON.add({ hours: 1 }) });
  const attributes = { queue: 'message' };
  expect(await pointsOf('claypot.jobs.due')).toMatchObject([{ attributes, value: 2 }]);
  expect(await pointsOf('claypot.jobs.age')).toMatchObject([{ attributes, value: 90 }]);
  expect(await pointsOf('claypot.jobs.failing')).toMatchObject([{ attributes, value: 1 }]);
});

test('does not trace statements outside operations and jobs', async () => {
  await telemetry.db(restaurant.db).ping();
  await telemetry.db(restaurant.db).query(sql`select 1`);
  expect(spans.getFinishedSpans()).toEqual([]);
  await telemetry.job('tidy', () => telemetry.db(restaurant.db).query(sql`select 1`));
  expect(spans.getFinishedSpans().map(({ name }) => name)).toEqual(['select', 'job tidy']);
});

test('records no personal data in spans and metrics', async () => {
  const mei = await signUp(restaurant);
  await signIn(restaurant, PHONE);
  await restaurant.sdk
    .authLogin({ body: { company_id: 'demo', phone_no: PHONE, password: 'wrong-88' } })
    .catch(() => undefined);
  await mei.sdk.createAddress({ body: { ...ADDRESS_FIELDS, ...PLACE, customer_id: mei.user.id } });
  await placeOrder(restaurant);
  const sms = telemetry.gateway(
    'messages',
    new HttpSms({ url: 'http://127.0.0.1:1/', token: 'secret-token' }),
    ['send'],
  );
  await sms
    .send({ to: PHONE, text: 'Your code is 482913', reference: 'r1' }, new AbortController().signal)
    .catch(() => undefined);

  const all = JSON.stringify([
    spans.getFinishedSpans().map(({ name, attributes, events, status, links }) => ({
      name,
      attributes,
      events,
      status,
      links,
    })),
    await pointsOf('claypot.requests'),
    await pointsOf('claypot.gateway.calls'),
  ]);
  expect(named('authLogin')).toBeDefined();
  expect(named('messages.send')?.attributes).toMatchObject({ 'error.type': 'TypeError' });
  const personal = [
    PHONE,
    '123456789',
    PASSWORD,
    'wrong-88',
    mei.token,
    mei.user.id,
    GUEST,
    'Aisyah',
    'Jalan',
    ADDRESS_FIELDS.mail_unit_no,
    ADDRESS_FIELDS.mail_street,
    PLACE.latitude,
    '482913',
    'secret-token',
  ];
  expect(personal.filter((each) => all.includes(each))).toEqual([]);
});
