import createFetchClient from 'openapi-fetch';
import { createCalls } from '../generated/counter/calls.ts';
import { errorData, moneyPaths, operations } from '../generated/counter/operations.ts';
import type { CreateCall, Sdk } from '../generated/counter/types.ts';
import type { paths } from '../generated/counter/wire.ts';
import { createCallOf, type SdkOptions } from '../typed-client.ts';

/** Options of the counter's client. Cookies identify device and person, so there is no token. */
export type CounterSdkOptions = Omit<SdkOptions, 'token'>;

/** Other sites cannot send this header with the cookies. */
const MARK = { 'X-Claypot-Counter': '1' };

/** Changes whose body may exceed 64 KiB. Browsers reject such a `keepalive` request. */
const ENDS_WITH_PAGE = [
  'applySheet',
  'saveDraftEntry',
  'uploadPicture',
] satisfies readonly (keyof Sdk)[];

/** Creates a client of the counter's contract. */
export function createCounterSdk(options: CounterSdkOptions): Sdk {
  const { baseUrl, fetch = globalThis.fetch } = options;
  const contract = { operations, errorData, moneyPaths, endWithPage: ENDS_WITH_PAGE };
  // `createCalls` gives each call the types of its operation.
  const call = createCallOf(contract, { ...options, headers: MARK }) as unknown as CreateCall;
  return createCalls(createFetchClient<paths>({ baseUrl, fetch }), call);
}
