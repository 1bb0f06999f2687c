import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const billList: CounterHandler<'billList'> = () => Promise.reject(new ApiError('NOT_FOUND'));
