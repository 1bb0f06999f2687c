import { type ErrorReport, redactPersonalData } from '@claypot/domain/error-report';
import type { ErrorReporting } from '../config/error-reports.ts';

/** Tells an error service of failures, without anything about anybody. */
export interface ErrorReports {
  /** The share of failures that are told, from 0 to 1. */
  readonly sampleRate: number;
  /**
   * Tells of a failure of this server, if it is among those that are. It never throws, nor waits.
   * @param known what is known to be somebody's, such as what a request said
   */
  capture(
    error: unknown,
    about?: { requestId?: string; operation?: string },
    known?: readonly string[],
  ): void;
  /** Hands on what a browser tells; it was drawn there. */
  forward(report: ErrorReport): void;
  /** Waits for what is under way, for so many milliseconds at most. */
  flush(milliseconds: number): Promise<void>;
}

/** How long the service may take for one report, in ms. */
const TIMEOUT = 5_000;
/** Reports under way at once; more are dropped, as a failure that everybody has is told often enough. */
const AT_ONCE = 30;

/**
 * The client of an error service; its code is only loaded here.
 * @param random between 0 and 1, to draw those that are told
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
    // All others gather what is around a failure, which is mostly about somebody.
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
      ...redactPersonalData(event, knownOf(data)),
      type: undefined,
    }),
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  return {
    sampleRate,
    capture(error, { requestId, operation } = {}, known = []) {
      if (random() >= sampleRate) return;
      const about = scope.clone();
      about.setTags({ side: 'server', request_id: requestId });
      about.setTransactionName(operation);
      client.captureException(error, { originalException: error, data: known }, about);
    },
    forward(report) {
      client.captureEvent({ ...redactPersonalData(report), type: undefined }, undefined, scope);
    },
    async flush(milliseconds) {
      await client.flush(milliseconds);
    },
  };
}

/** What comes beside an event goes through the SDK as it is. */
function knownOf(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
}
