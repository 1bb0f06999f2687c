import { anySignal } from './any-signal.ts';
import { ApiError } from './error.ts';
import type { CallOptions, Reply } from './operation-types.ts';

export interface ClientOptions {
  /** Base URL of the API, such as `/api`. */
  baseUrl: string;
  /** Takes a `Request`, so that a server in the same process can replace the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** Returns the stored member's bearer token; null for guests. */
  token?: () => string | null;
  /** Returns the language of menu texts. */
  language?: () => 'en' | 'zh_CN';
  /** Returns true if the device has a connection. A request that fails without one was not sent. */
  isOnline?: () => boolean;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Timeout of a response in ms; default 30,000. */
  timeout?: number;
}

/** Options of every request. */
export interface Common {
  headers: Record<string, string>;
  signal: AbortSignal;
  parseAs: 'text';
}

export interface Answer {
  status: number;
  /** Parsed JSON of a success (undefined if invalid), or the error body. */
  body: unknown;
  /** Bearer token of the request; null if it had none. */
  token: string | null;
}

const languageTags = { en: 'en', zh_CN: 'zh-CN' } as const;
const defaultTimeout = 30_000;

/**
 * Sends one request without retries, and returns the response. Rejects with an ApiError of kind
 * `network`, `unsent` or `aborted`.
 */
export type Send = (
  request: (common: Common) => Promise<Reply>,
  options: CallOptions,
) => Promise<Answer>;

/** Returns the function that sends the requests of a client. */
export function createSend(options: ClientOptions): Send {
  const { headers, language, timeout = defaultTimeout } = options;
  const { isOnline = () => true, token: ownToken } = options;

  return async (request, { signal, token = ownToken?.() ?? null }) => {
    const timeoutSignal = AbortSignal.timeout(timeout);
    // Send it anyway: the device's connection status can be wrong.
    const wasUp = isOnline();
    try {
      const { data, error, response } = await request({
        headers: {
          ...headers,
          ...(language && { 'Accept-Language': languageTags[language()] }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        signal: signal ? anySignal([signal, timeoutSignal]) : timeoutSignal,
        parseAs: 'text',
      });
      const { status, ok } = response;
      return { status, body: ok ? parseJson(data) : error, token };
    } catch (cause) {
      const isUnsent = !wasUp && !timeoutSignal.aborted;
      throw signal?.aborted
        ? new ApiError({ kind: 'aborted', cause })
        : unanswered(isUnsent, cause);
    }
  };
}

function unanswered(isUnsent: boolean, cause: unknown): ApiError {
  return isUnsent
    ? new ApiError({ kind: 'unsent', code: 'OFFLINE', cause })
    : new ApiError({ kind: 'network', cause });
}

/**
 * Parses the text of a success. openapi-fetch parses error bodies itself, and would throw on
 * invalid JSON of a success.
 */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
