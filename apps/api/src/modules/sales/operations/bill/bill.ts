import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const bill: CounterHandler<'bill'> = () => Promise.reject(new ApiError('NOT_FOUND'));
