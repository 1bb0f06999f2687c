import type { ApiCaller } from '@claypot/domain/ports';
import { ApiError, createSdk, type OperationId, type Sdk } from '@claypot/sdk';
import type { Restaurant } from '@claypot/testing';
import { type ContractAnswer, contractAnswers } from './contract-answers.ts';
import type { Forecast } from './forecast.ts';

type AnyCall = (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

interface SandboxSdk {
  readonly caller: ApiCaller;
  readonly forecast: Forecast;
  readonly restaurant: Restaurant;
  /** Milliseconds until anything is answered. */
  readonly pace: number;
}

const lost = () => new ApiError({ kind: 'network' });

/** The api in one page: the restaurant behind the network the forecast makes. */
export function createSandboxSdk({ caller, forecast, restaurant, pace }: SandboxSdk): Sdk {
  const known = restaurant.operations as Partial<Record<string, AnyCall>>;

  /** The real client, before a server that says what the contract shows. */
  function asExample(operation: OperationId, answer: ContractAnswer): AnyCall {
    const sdk = createSdk({
      ...caller,
      baseUrl: 'https://sandbox.invalid/api',
      fetch: async () => new Response(JSON.stringify(answer.body), { status: answer.status }),
    });
    return sdk[operation] as AnyCall;
  }
  async function asUsual(operation: OperationId, input: unknown): Promise<unknown> {
    const own = known[operation];
    if (own) return own(input);
    const [first] = contractAnswers(operation);
    if (first === undefined) throw lost();
    return asExample(operation, first)(input);
  }
  async function asChosen(operation: OperationId, name: string, input: unknown): Promise<unknown> {
    const answer = contractAnswers(operation).find((one) => one.name === name);
    if (answer === undefined) throw lost();
    const data = restaurant.refusalData.get(answer.code);
    if (data === undefined) return asExample(operation, answer)(input);
    const { code, status } = answer;
    throw new ApiError({ kind: 'refused', code, status, data: data() });
  }
  const call =
    (operation: OperationId): AnyCall =>
    async (input, { signal } = {}) => {
      const outcome = forecast.read(operation);
      await passed(pace, signal);
      if (outcome === 'silent') return never(signal);
      if (outcome === 'requestLost') throw lost();
      if (outcome === 'asUsual') return asUsual(operation, input);
      if (outcome !== 'replyLost') return asChosen(operation, outcome, input);
      await asUsual(operation, input);
      throw lost();
    };
  return new Proxy({} as Sdk, { get: (_, operation) => call(operation as OperationId) });
}

function passed(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
    setTimeout(resolve, ms);
  });
}

/** Ends only by being given up. */
function never(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
  });
}
