import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const splitBill: CounterHandler<'splitBill'> = () =>
  Promise.reject(new ApiError('NOT_FOUND'));
