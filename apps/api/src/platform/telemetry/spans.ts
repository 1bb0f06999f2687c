import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** Makes spans, each inside the one under way. */
export interface Spans {
  /** A span that begins a trace, or goes on in the one under way. */
  within<Result>(name: string, kind: Kind, run: (span: Span) => Promise<Result>): Promise<Result>;
  /** A span only where one is under way: what nobody asked for is not told piece by piece. */
  step<Result>(name: string, attributes: Attributes, run: () => Promise<Result>): Promise<Result>;
}

const KINDS = { asked: SpanKind.SERVER, asking: SpanKind.CLIENT, own: SpanKind.INTERNAL } as const;
type Kind = keyof typeof KINDS;

/**
 * Spans of a tracer. What went wrong is told by its class alone: messages may name somebody.
 * The one under way is known here and nowhere else, so that nothing is global.
 */
export function createSpans(tracer: Tracer): Spans {
  const underWay = new AsyncLocalStorage<Context>();

  const run = async <Result>(
    name: string,
    options: { kind: SpanKind; attributes?: Attributes },
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> => {
    const parent = underWay.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, options, parent);
    try {
      return await underWay.run(trace.setSpan(parent, span), () => work(span));
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    within: (name, kind, work) => run(name, { kind: KINDS[kind] }, work),
    step: (name, attributes, work) =>
      underWay.getStore() === undefined
        ? work()
        : run(name, { kind: SpanKind.CLIENT, attributes }, work),
  };
}
