import { type Answer, type ClientOptions, createSend } from './client.ts';
import { convert, type MoneyPaths, toCents } from './convert.ts';
import { readEnvelope, unwrap } from './envelope.ts';
import { ApiError } from './error.ts';
import type { CallOptions, Reply } from './operation-types.ts';
import { type OperationFacts, toRequestInit } from './request-init.ts';

/** Runtime data of a contract, generated from it. */
export interface RuntimeContract {
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** Schema of an error's data, by code. */
  readonly errorData: Readonly<Record<string, string>>;
  readonly moneyPaths: MoneyPaths;
  /** Changes with a response that the page needs; the browser may cancel them with the page. */
  readonly endWithPage: readonly string[];
}

export interface SdkOptions extends ClientOptions {
  /**
   * Called on a 401 before the call rejects, with the request's token. If the token has been
   * replaced meanwhile, the new one may still be valid.
   */
  onUnauthorized?: (token: string | null) => void;
}

/** Creates an operation from its id and its request. */
export type CreateAnyCall = (
  id: string,
  request: (init: object) => Promise<Reply>,
) => (input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Returns the function with which a generated `createCalls` creates its operations. They never
 * retry and never generate an idempotency key.
 */
export function createCallOf(
  contract: RuntimeContract,
  { onUnauthorized, ...clientOptions }: SdkOptions,
): CreateAnyCall {
  const send = createSend(clientOptions);
  return (id, request) =>
    async (input, options = {}) => {
      const facts = factsOf(contract, id);
      const toInit = toRequestInit(contract, facts, id, input);
      const answer = await send((common) => request(toInit(common)), options);
      if (answer.status === 401) onUnauthorized?.(answer.token);
      return readAnswer(contract, facts, answer);
    };
}

function factsOf({ operations }: RuntimeContract, id: string): OperationFacts {
  const facts = operations[id];
  if (facts === undefined) throw new Error(`The contract has no operation ${id}`);
  return facts;
}

function readAnswer(
  contract: RuntimeContract,
  { response, wrapped }: OperationFacts,
  { status, body }: Answer,
): unknown {
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
      data: readErrorData(contract, msgCode, data, status),
    });
  }
  const { found, result } = unwrap(data, wrapped);
  if (!found) throw new ApiError({ kind: 'malformed', status });
  // Responses are not validated at runtime; the server's tests check them against the contract.
  return convert(status, () => toCents(contract.moneyPaths, response ?? null, result));
}

function readErrorData(
  { errorData, moneyPaths }: RuntimeContract,
  code: string,
  data: unknown,
  status: number,
): unknown {
  return convert(status, () => toCents(moneyPaths, errorData[code] ?? null, data));
}
