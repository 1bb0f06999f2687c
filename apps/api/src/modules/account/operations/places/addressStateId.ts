import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findState } from '../../../../shared/states.ts';

/** Returns the id of a state by any of its names. */
export const addressStateId: Handler<'addressStateId'> = async (_context, { body }) => {
  const state = findState(body.state);
  if (state === null) throw new ApiError('NOT_FOUND');
  return state;
};
