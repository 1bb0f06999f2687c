import createFetchClient from 'openapi-fetch';
import { createCalls } from './generated/customer/calls.ts';
import { errorData, moneyPaths, operations } from './generated/customer/operations.ts';
import type { CreateCall, Sdk } from './generated/customer/types.ts';
import type { paths } from './generated/customer/wire.ts';
import { createCallOf, type SdkOptions } from './typed-client.ts';

/** Changes with a response that the page needs. The browser may cancel them with the page. */
const ENDS_WITH_PAGE = [
  'authLogin',
  'authLoginByMemberNo',
  'authSendForgotOtp',
  'authSendOtp',
  // Browsers reject a `keepalive` request above 64 KiB, and an avatar may be larger.
  'updateProfile',
] satisfies readonly (keyof Sdk)[];

/** Creates a client of the customers' contract. */
export function createSdk(options: SdkOptions): Sdk {
  const { baseUrl, fetch = globalThis.fetch } = options;
  const contract = { operations, errorData, moneyPaths, endWithPage: ENDS_WITH_PAGE };
  // `createCalls` gives each call the types of its operation.
  const call = createCallOf(contract, options) as unknown as CreateCall;
  return createCalls(createFetchClient<paths>({ baseUrl, fetch }), call);
}
