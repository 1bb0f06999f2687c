import { type Answer, type ClientOptions, createClient } from './client.ts';
import type { OperationId } from './contract-types.ts';
import { convert, toCents } from './convert.ts';
import { readEnvelope, unwrap } from './envelope.ts';
import { ApiError } from './error.ts';
import { createCalls } from './generated/calls.ts';
import { errorData, operations } from './generated/operations.ts';
import { toRequestInit } from './request-init.ts';
import type { OperationResult, Sdk } from './sdk-types.ts';

export interface SdkOptions extends ClientOptions {
  /**
   * Called on a 401 before the call rejects, with the request's token. If the token has been
   * replaced meanwhile, the new one may still be valid.
   */
  onUnauthorized?: (token: string | null) => void;
}

/** Creates a client of the contract. It never retries and never generates an idempotency key. */
export function createSdk({ onUnauthorized, ...clientOptions }: SdkOptions): Sdk {
  const { requests, send } = createClient(clientOptions);
  return createCalls(requests, (id, request) => async (input, options = {}) => {
    const toInit = toRequestInit(id, input);
    const answer = await send((common) => request(toInit(common)), options);
    if (answer.status === 401) onUnauthorized?.(answer.token);
    return readAnswer(id, answer);
  });
}

function readAnswer<O extends OperationId>(id: O, { status, body }: Answer): OperationResult<O> {
  const envelope = readEnvelope(body);
  const code = envelope?.msgCode;
  if (status === 401) throw new ApiError({ kind: 'unauthorized', status, ...(code && { code }) });
  const success = status >= 200 && status < 300;
  if (!envelope || success !== (code === 'OK')) throw new ApiError({ kind: 'malformed', status });
  const { msgCode, data } = envelope;
  if (!success) {
    throw new ApiError({
      kind: 'rejected',
      code: msgCode,
      status,
      data: readErrorData(msgCode, data, status),
    });
  }
  const { response, wrapped } = operations[id];
  const { found, result } = unwrap(data, wrapped);
  if (!found) throw new ApiError({ kind: 'malformed', status });
  // Responses are not validated at runtime; the server's tests check them against the contract.
  return convert(status, () => toCents(response, result)) as OperationResult<O>;
}

function readErrorData(code: string, data: unknown, status: number): unknown {
  const schema = (errorData as Readonly<Record<string, string>>)[code] ?? null;
  return convert(status, () => toCents(schema, data));
}
