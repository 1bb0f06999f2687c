import createFetchClient from 'openapi-fetch';
import { ApiError } from './error.ts';
import { toFormData } from './form-data.ts';
import type { operations } from './generated/operations.ts';

export interface ClientOptions {
  /** Where the API stands, such as `/api`. */
  baseUrl: string;
  /** Takes a whole request, so that a server in the same process can stand in for the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** The bearer token of the stored member; null for guests. */
  token?: () => string | null;
  /** The language of menu texts. */
  language?: () => 'en' | 'zh_CN';
  /** Milliseconds to wait for an answer before it counts as lost. */
  timeout?: number;
}

export interface Call {
  operation: (typeof operations)[keyof typeof operations];
  path: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal | undefined;
  /** The bearer token to send; undefined for the client's own. */
  token: string | null | undefined;
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
 * Rejects with an ApiError of kind `network` or `aborted`.
 */
export type Send = (call: Call) => Promise<Answer>;

export function createSend(options: ClientOptions): Send {
  const { baseUrl, fetch = globalThis.fetch, language, timeout = defaultTimeout } = options;
  const { token: ownToken } = options;
  // The contract's types are put on at the face of the package; in here an operation is data.
  const client = createFetchClient<Record<string, never>>({
    baseUrl,
    fetch,
  });

  return async ({ operation, path, headers, body, signal, token = ownToken?.() ?? null }) => {
    const lost = AbortSignal.timeout(timeout);
    const init = {
      params: { path },
      headers: {
        ...headers,
        ...(language && { 'Accept-Language': languageTags[language()] }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: 'form' in operation ? toFormData(body) : body }),
      signal: signal ? AbortSignal.any([signal, lost]) : lost,
      parseAs: 'text',
    };
    try {
      const { data, error, response } = await client.request(
        operation.method,
        operation.path as never,
        init as never,
      );
      const { status, ok } = response;
      return { status, body: ok ? parseJson(data) : error, token };
    } catch (cause) {
      throw new ApiError({ kind: signal?.aborted ? 'aborted' : 'network', cause });
    }
  };
}

/** A refusal's body comes parsed, a success's does not: openapi-fetch would throw on bad JSON. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
