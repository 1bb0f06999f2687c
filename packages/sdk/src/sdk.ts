import { type Answer, type Call, type ClientOptions, createSend, type Send } from './client.ts';
import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseResult,
} from './contract-types.ts';
import { toCents, toWire } from './convert.ts';
import { readEnvelope, unwrap } from './envelope.ts';
import { ApiError } from './error.ts';
import { errorData, operations } from './generated/operations.ts';
import type { InCents } from './in-cents.ts';

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : Value extends undefined
    ? unknown
    : keyof Value extends never
      ? unknown
      : { [K in Name]: Value };

/** What an operation takes: `path`, `headers` and `body`, each where the contract has it. */
export type OperationInput<O extends OperationId> = Part<'path', PathParameters<O>> &
  Part<'headers', RequestHeaders<O>> &
  Part<'body', InCents<RequestBody<O>>>;

/** What an operation gives, out of its envelope, amounts in cents. */
export type OperationResult<O extends OperationId> = InCents<ResponseResult<O>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Who asks, where that is known before the request is sent; else the client's own by then. */
  token?: string | null;
}

/** Every operation of the contract as a function. They reject with an `ApiError` and nothing else. */
export type Sdk = {
  [O in OperationId]: (
    input: OperationInput<O>,
    options?: CallOptions,
  ) => Promise<OperationResult<O>>;
};

export interface SdkOptions extends ClientOptions {
  /**
   * Called when an answer is 401, before the call rejects, with the token the request carried: an
   * answer to a token that has been replaced meanwhile says nothing about the new one.
   */
  onUnauthorized?: (token: string | null) => void;
}

interface AnyInput {
  path?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A client of the contract. It never retries and never makes up an idempotency key. */
export function createSdk({ onUnauthorized, ...clientOptions }: SdkOptions): Sdk {
  const send = createSend(clientOptions);
  const calls = Object.entries(operations).map(([id, operation]) => [
    id,
    async (input: AnyInput, options: CallOptions = {}) => {
      const answer = await sendInput(send, operation, input, options);
      if (answer.status === 401) onUnauthorized?.(answer.token);
      return readAnswer(operation, answer);
    },
  ]);
  // The table and the types come from one contract; a test holds them together.
  return Object.fromEntries(calls) as Sdk;
}

async function sendInput(
  send: Send,
  operation: Call['operation'],
  { path = {}, headers = {}, body }: AnyInput,
  { signal, token }: CallOptions,
): Promise<Answer> {
  const wireBody = convert(null, () => toWire(operation.request, body));
  return send({ operation, path, headers, body: wireBody, signal, token });
}

function readAnswer(operation: Call['operation'], { status, body }: Answer): unknown {
  const envelope = readEnvelope(body);
  const code = envelope?.msgCode;
  if (status === 401) throw new ApiError({ kind: 'unauthorized', status, ...(code && { code }) });
  const success = status >= 200 && status < 300;
  if (!envelope || success !== (code === 'OK')) throw new ApiError({ kind: 'malformed', status });
  const { msgCode, data } = envelope;
  if (!success) {
    throw new ApiError({
      kind: 'refused',
      code: msgCode,
      status,
      data: readErrorData(msgCode, data, status),
    });
  }
  const { found, result } = unwrap(data, operation.wrapped);
  if (!found) throw new ApiError({ kind: 'malformed', status });
  return convert(status, () => toCents(operation.response, result));
}

function readErrorData(code: string, data: unknown, status: number): unknown {
  const schema = (errorData as Readonly<Record<string, string>>)[code] ?? null;
  return convert(status, () => toCents(schema, data));
}

/** Turns a malformed amount into the one error this package rejects with. */
function convert(status: number | null, conversion: () => unknown): unknown {
  try {
    return conversion();
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', status, cause });
  }
}
