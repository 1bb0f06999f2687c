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

// The type check fails these, not the test run: it is the types that are tested.

test('an operation takes what the contract has and no more', () => {
  expectTypeOf<keyof OperationInput<'cartLoad'>>().toEqualTypeOf<'body'>();
  expectTypeOf<keyof OperationInput<'branchAvailableHour'>>().toEqualTypeOf<'path'>();
  expectTypeOf<keyof OperationInput<'dishList'>>().toEqualTypeOf<'path' | 'body'>();
  expectTypeOf<OperationInput<'cartCreateOrder'>['headers']>().toEqualTypeOf<{
    'Idempotency-Key': string;
  }>();
});

test('amounts are cents for clients and strings on the wire', () => {
  expectTypeOf<OperationInput<'cartCreateOrder'>['body']['subtotal']>().toEqualTypeOf<Cents>();
  expectTypeOf<RequestBody<'cartCreateOrder'>['subtotal']>().toEqualTypeOf<MoneyString>();
  expectTypeOf<Cart['lines'][number]['price']>().toEqualTypeOf<Cents>();
  expectTypeOf<
    OperationResult<'dishDetail'>['price_after_discount']
  >().toEqualTypeOf<Cents | null>();
});

test('results come out of both envelopes', () => {
  expectTypeOf<OperationResult<'cartCreateOrder'>>().toEqualTypeOf<CreateOrder>();
  expectTypeOf<keyof ResponseData<'cartCreateOrder'>>().toEqualTypeOf<'data'>();
  expectTypeOf<Awaited<ReturnType<Sdk['cartLoad']>>>().toEqualTypeOf<Cart>();
});

test('amounts of packages and deliveries are cents too', () => {
  expectTypeOf<OperationResult<'cartGetQuotation'>>().toEqualTypeOf<{ totalFee: Cents }>();
  expectTypeOf<
    OperationResult<'hotDealDetail'>['package_list'][number]['price']
  >().toEqualTypeOf<Cents>();
  expectTypeOf<keyof OperationInput<'branchAvailableHour'>>().toEqualTypeOf<'path'>();
});

test('a member’s wallet is cents, and a picture is a file', () => {
  expectTypeOf<OperationResult<'authLogin'>['wallet']>().toEqualTypeOf<Cents>();
  expectTypeOf<OperationResult<'unreadCount'>>().toEqualTypeOf<number>();
  expectTypeOf<OperationInput<'updateProfile'>['body']['avatar']>().toEqualTypeOf<
    Blob | undefined
  >();
});

test('codes are a closed union', () => {
  expectTypeOf<'NOTHING_TO_CHECK_OUT'>().toExtend<ErrorCode>();
  expectTypeOf<string>().not.toExtend<ErrorCode>();
});
