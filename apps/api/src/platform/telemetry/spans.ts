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

/** Creates spans, nested in the current one. */
export interface Spans {
  /** Runs a function in a span that starts a trace or continues the current one. */
  within<Result>(name: string, kind: Kind, run: (span: Span) => Promise<Result>): Promise<Result>;
  /**
   * Runs a function in a span only if a trace is active, so that background work is not traced step
   * by step.
   */
  step<Result>(name: string, attributes: Attributes, run: () => Promise<Result>): Promise<Result>;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;
type Kind = keyof typeof KINDS;

/**
 * Creates the spans of a tracer. Errors are recorded by class only, because messages may contain
 * personal data. The current span is stored here, without global state.
 */
export function createSpans(tracer: Tracer): Spans {
  const activeContext = new AsyncLocalStorage<Context>();

  const run = async <Result>(
    name: string,
    options: { kind: SpanKind; attributes?: Attributes },
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> => {
    const parent = activeContext.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, options, parent);
    try {
      return await activeContext.run(trace.setSpan(parent, span), () => work(span));
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
      activeContext.getStore() === undefined
        ? work()
        : run(name, { kind: SpanKind.CLIENT, attributes }, work),
  };
}
