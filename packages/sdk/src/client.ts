import createFetchClient, { type Client } from 'openapi-fetch';
import { anySignal } from './any-signal.ts';
import { ApiError } from './error.ts';
import type { paths } from './generated/wire.ts';
import type { CallOptions, Reply } from './sdk-types.ts';

export interface ClientOptions {
  /** Where the API stands, such as `/api`. */
  baseUrl: string;
  /** Takes a whole request, so that a server in the same process can stand in for the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** The bearer token of the stored member; null for guests. */
  token?: () => string | null;
  /** The language of menu texts. */
  language?: () => 'en' | 'zh_CN';
  /** Whether the device has a connection; what fails without one was not sent. */
  isOnline?: () => boolean;
  /** Milliseconds to wait for an answer before it counts as lost. */
  timeout?: number;
}

/** What every request is sent with, whatever it asks. */
export interface Common {
  headers: Record<string, string>;
  signal: AbortSignal;
  parseAs: 'text';
}

export interface Answer {
  status: number;
  /** The parsed JSON; text or undefined when it was none. */
  body: unknown;
  /** The bearer token the request carried. */
  token: string | null;
}

const languageTags = { en: 'en', zh_CN: 'zh-CN' } as const;
const defaultTimeout = 30_000;

/**
 * Sends one request and hands back what came. It never sends a second one.
 * Rejects with an ApiError of kind `network`, `unsent` or `aborted`.
 */
export type Send = (
  request: (common: Common) => Promise<Reply>,
  options: CallOptions,
) => Promise<Answer>;

/** The contract's requests, and how they are sent. */
export function createClient(options: ClientOptions): { requests: Client<paths>; send: Send } {
  const { baseUrl, fetch = globalThis.fetch, language, timeout = defaultTimeout } = options;
  const { isOnline = () => true, token: ownToken } = options;
  const requests = createFetchClient<paths>({ baseUrl, fetch });

  const send: Send = async (request, { signal, token = ownToken?.() ?? null }) => {
    const lost = AbortSignal.timeout(timeout);
    // It is tried all the same: a device may not know of the line it has.
    const wasUp = isOnline();
    try {
      const { data, error, response } = await request({
        headers: {
          ...(language && { 'Accept-Language': languageTags[language()] }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        signal: signal ? anySignal([signal, lost]) : lost,
        parseAs: 'text',
      });
      const { status, ok } = response;
      return { status, body: ok ? parseJson(data) : error, token };
    } catch (cause) {
      const isUnsent = !wasUp && !lost.aborted;
      throw signal?.aborted
        ? new ApiError({ kind: 'aborted', cause })
        : unanswered(isUnsent, cause);
    }
  };
  return { requests, send };
}

function unanswered(isUnsent: boolean, cause: unknown): ApiError {
  return isUnsent
    ? new ApiError({ kind: 'unsent', code: 'OFFLINE', cause })
    : new ApiError({ kind: 'network', cause });
}

/** A refusal's body comes parsed, a success's does not: openapi-fetch would throw on bad JSON. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
