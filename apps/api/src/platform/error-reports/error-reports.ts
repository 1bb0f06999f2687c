import { type ErrorReport, redactPersonalData } from '@claypot/domain/error-report';
import type { ErrorReporting } from '../config/error-reports.ts';

/** Reports errors to an error service without personal data. */
export interface ErrorReports {
  /** Share of errors reported, from 0 to 1. */
  readonly sampleRate: number;
  /**
   * Reports a sampled error of this server. It never throws or waits.
   * @param personalTexts strings to redact, such as those of the request.
   */
  capture(
    error: unknown,
    about?: { requestId?: string; operation?: string },
    personalTexts?: readonly string[],
  ): void;
  /** Forwards a browser's report, which was already sampled there. */
  forward(report: ErrorReport): void;
  /** Waits for pending reports, at most the given number of ms. */
  flush(milliseconds: number): Promise<void>;
}

/** Timeout of one report, in ms. */
const TIMEOUT = 5_000;
/**
 * Maximum concurrent reports. Further ones are dropped: a frequent error is reported often enough
 * anyway.
 */
const AT_ONCE = 30;

/**
 * Creates the client of the error service. The SDK is loaded here only.
 * @param random returns a number from 0 to 1, for sampling.
 */
export async function createErrorReports(
  { dsn, sampleRate, environment }: ErrorReporting,
  random: () => number,
): Promise<ErrorReports> {
  const [{ createStackParser, createTransport, linkedErrorsIntegration, Scope }, server] =
    await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
  const { nodeStackLineParser, ServerRuntimeClient } = server;
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    stackParser: createStackParser(nodeStackLineParser()),
    // All other integrations collect context that is mostly personal data.
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    transport: (options) =>
      createTransport({ ...options, bufferSize: AT_ONCE }, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : new Uint8Array(body),
          headers: { ...options.headers },
          signal: AbortSignal.timeout(TIMEOUT),
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
    beforeSend: (event, { data }) => ({
      ...redactPersonalData(event, personalTextsOf(data)),
      type: undefined,
    }),
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  return {
    sampleRate,
    capture(error, { requestId, operation } = {}, personalTexts = []) {
      if (random() >= sampleRate) return;
      const about = scope.clone();
      about.setTags({ side: 'server', request_id: requestId });
      about.setTransactionName(operation);
      client.captureException(error, { originalException: error, data: personalTexts }, about);
    },
    forward(report) {
      client.captureEvent({ ...redactPersonalData(report), type: undefined }, undefined, scope);
    },
    async flush(milliseconds) {
      await client.flush(milliseconds);
    },
  };
}

/** Reads `known` back from the event hint, which the SDK passes through unchanged. */
function personalTextsOf(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
}
