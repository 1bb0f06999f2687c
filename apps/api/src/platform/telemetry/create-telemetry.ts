import type { Attributes, Meter, Tracer } from '@opentelemetry/api';
import type { JobCount } from '../jobs/count-jobs.ts';
import { createSpans } from './spans.ts';
import type { Telemetry } from './telemetry.ts';
import { tracedDb } from './traced-db.ts';

/** OpenTelemetry tracer and meter. */
export interface TelemetrySinks {
  readonly tracer: Tracer;
  readonly meter: Meter;
  /** Sends the remaining data. */
  close(): Promise<void>;
}

/** Creates telemetry on OpenTelemetry's interfaces, independent of the exporter. */
export function createTelemetry(
  { tracer, meter, close }: TelemetrySinks,
  now: () => number = () => performance.now(),
): Telemetry {
  const spans = createSpans(tracer);
  const requests = meter.createHistogram('claypot.requests', {
    description: 'Requests for operations, by the code of their answer.',
    unit: 'ms',
  });
  const calls = meter.createHistogram('claypot.gateway.calls', {
    description: 'Calls of payments, courier, messages and places, by how they ended.',
    unit: 'ms',
  });
  const payments = meter.createCounter('claypot.payments', {
    description: 'Payment events from providers, by outcome and effect.',
  });

  return {
    operation: (operation, requestId, run) =>
      spans.within(operation, 'server', async (span) => {
        const begun = now();
        const result = await run();
        span.setAttributes({
          'claypot.code': result.code,
          'claypot.request_id': requestId,
        });
        requests.record(now() - begun, { operation, code: result.code });
        return result;
      }),
    db: (db) => tracedDb(db, spans),
    gateway: (gateway, port, methods) => {
      const record = (method: string, ended: string, begun: number) =>
        calls.record(now() - begun, { gateway, method, ended });
      return new Proxy(port, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          if (!methods.some((method) => method === name)) return value.bind(target);
          const method = String(name);
          return (...args: unknown[]) =>
            spans.within(`${gateway}.${method}`, 'client', async () => {
              const begun = now();
              try {
                const answer: unknown = await Reflect.apply(value, target, args);
                record(method, 'answered', begun);
                return answer;
              } catch (error) {
                record(method, error instanceof Error ? error.name : 'failed', begun);
                throw error;
              }
            });
        },
      });
    },
    job: (name, run) => spans.within(`job ${name}`, 'internal', run),
    payment: (outcome, effect) => payments.add(1, { outcome, effect }),
    watchJobs: (ask) => watchJobs(meter, ask),
    close,
  };
}

function watchJobs(meter: Meter, ask: () => Promise<readonly JobCount[]>): void {
  const count = meter.createObservableGauge('claypot.jobs.due', {
    description: 'Jobs whose time has come, by their queue.',
  });
  const broken = meter.createObservableGauge('claypot.jobs.failing', {
    description: 'Jobs that have failed since they last came through.',
  });
  const age = meter.createObservableGauge('claypot.jobs.age', {
    description: 'How long the first of those that are due has waited.',
    unit: 's',
  });
  meter.addBatchObservableCallback(
    async (observed) => {
      for (const { queue, due, oldest_due_seconds, failing } of await ask()) {
        const attributes: Attributes = { queue };
        observed.observe(count, due, attributes);
        observed.observe(age, oldest_due_seconds, attributes);
        observed.observe(broken, failing, attributes);
      }
    },
    [count, age, broken],
  );
}
