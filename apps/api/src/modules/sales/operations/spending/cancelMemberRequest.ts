import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const cancelMemberRequest: CounterHandler<'cancelMemberRequest'> = () =>
  Promise.reject(new ApiError('NOT_FOUND'));
