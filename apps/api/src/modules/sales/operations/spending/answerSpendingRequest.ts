import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';

export const answerSpendingRequest: Handler<'answerSpendingRequest'> = () =>
  Promise.reject(new ApiError('NOT_FOUND'));
