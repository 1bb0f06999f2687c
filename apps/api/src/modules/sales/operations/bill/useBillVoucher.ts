import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const useBillVoucher: CounterHandler<'useBillVoucher'> = () =>
  Promise.reject(new ApiError('NOT_FOUND'));
