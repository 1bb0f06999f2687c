import { expectTypeOf, test } from 'vitest';
import type { RequestBody, ResponseData } from './contract-types.ts';
import type {
  Cart,
  Cents,
  CreateOrder,
  ErrorCode,
  OperationInput,
  OperationResult,
  Sdk,
} from './index.ts';
import type { MoneyString } from './money.ts';

// The type check verifies these expectations, not the test run.

test('operation inputs have exactly the parts of the contract', () => {
  expectTypeOf<keyof OperationInput<'cartLoad'>>().toEqualTypeOf<'body'>();
  expectTypeOf<keyof OperationInput<'branchAvailableHour'>>().toEqualTypeOf<'path'>();
  expectTypeOf<keyof OperationInput<'dishList'>>().toEqualTypeOf<'path' | 'body'>();
  expectTypeOf<OperationInput<'cartCreateOrder'>['headers']>().toEqualTypeOf<{
    'Idempotency-Key': string;
  }>();
});

test('amounts are cents for clients and strings in JSON', () => {
  expectTypeOf<OperationInput<'cartCreateOrder'>['body']['subtotal']>().toEqualTypeOf<Cents>();
  expectTypeOf<RequestBody<'cartCreateOrder'>['subtotal']>().toEqualTypeOf<MoneyString>();
  expectTypeOf<Cart['lines'][number]['price']>().toEqualTypeOf<Cents>();
  expectTypeOf<
    OperationResult<'dishDetail'>['price_after_discount']
  >().toEqualTypeOf<Cents | null>();
});

test('results are without their envelopes', () => {
  expectTypeOf<OperationResult<'cartCreateOrder'>>().toEqualTypeOf<CreateOrder>();
  expectTypeOf<keyof ResponseData<'cartCreateOrder'>>().toEqualTypeOf<'data'>();
  expectTypeOf<Awaited<ReturnType<Sdk['cartLoad']>>>().toEqualTypeOf<Cart>();
});

test('amounts of packages and deliveries are cents', () => {
  expectTypeOf<OperationResult<'cartGetQuotation'>>().toEqualTypeOf<{ totalFee: Cents }>();
  expectTypeOf<
    OperationResult<'hotDealDetail'>['package_list'][number]['price']
  >().toEqualTypeOf<Cents>();
  expectTypeOf<keyof OperationInput<'branchAvailableHour'>>().toEqualTypeOf<'path'>();
});

test('a member’s wallet is in cents and an avatar is a Blob', () => {
  expectTypeOf<OperationResult<'authLogin'>['wallet']>().toEqualTypeOf<Cents>();
  expectTypeOf<OperationResult<'unreadCount'>>().toEqualTypeOf<number>();
  expectTypeOf<OperationInput<'updateProfile'>['body']['avatar']>().toEqualTypeOf<
    Blob | undefined
  >();
});

test('error codes are a closed union', () => {
  expectTypeOf<'NOTHING_TO_CHECK_OUT'>().toExtend<ErrorCode>();
  expectTypeOf<string>().not.toExtend<ErrorCode>();
});
