import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const openBill: CounterHandler<'openBill'> = () => Promise.reject(new ApiError('NOT_FOUND'));
