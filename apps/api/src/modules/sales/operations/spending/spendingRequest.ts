import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const spendingRequest: Handler<'spendingRequest'> = () =>
  Promise.reject(new ApiError('NOT_FOUND'));
