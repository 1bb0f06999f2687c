import { expect } from 'vitest';
import { ApiError } from './error.ts';
import { cents } from './money.ts';
import { createSdk } from './sdk.ts';
import type { SdkOptions } from './typed-client.ts';

export const guest = { customer_id: null, guest_id: '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10' };
export const empty = { branch_id: null, branch_name: null, delivery_method: null, lines: [] };
export const envelope = (data: unknown, msgCode = 'OK') => ({ msgCode, msg: '', data });

/**
 * Creates a client of a server that returns this response to every request. Also returns the
 * received requests.
 */
export function sdkAnswering(body: unknown, status = 200, options: Partial<SdkOptions> = {}) {
  const requests: Request[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sdk = createSdk({
    baseUrl: 'https://demo.example/api',
    fetch: async (request) => {
      requests.push(request);
      return new Response(text, { status });
    },
    ...options,
  });
  return { sdk, requests };
}

/** Returns the ApiError with which a call must reject. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

export const order = {
  ...guest,
  branch_id: 'br_1',
  address: null,
  delivery_method: 'pickup' as const,
  delivery_time: null,
  buyer_remark: null,
  payment_method: 'card' as const,
  point_discount: cents(0),
  subtotal: cents(3780),
  voucher_use_amount: cents(0),
  total_point_get: 0,
  claim_voucher_id: null,
  delivery_fee: cents(0),
  lalamove_delivery_fee: cents(0),
  name: 'Mei Ling',
  phone: '0123456789',
  email: 'meiling@example.com',
};
