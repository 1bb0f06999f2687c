import { ApiError } from '@claypot/sdk';
import { codeOf, errorDataOf } from '@claypot/sdk/counter';
import type { StepProblem } from '../views.ts';

/** Returns the problem of a rejection; null if the outcome is unknown and it can be sent again. */
export function problemOf(error: unknown): StepProblem | null {
  if (!(error instanceof ApiError) || error.outcomeUnknown || error.kind === 'unsent') return null;
  if (error.kind === 'unauthorized') return { kind: 'signed_out' };
  const code = codeOf(error);
  if (code === 'TOO_MANY_REQUESTS') return null;
  const moved = errorDataOf(error, 'ORDER_MOVED');
  return moved === null ? { kind: 'failed', code } : { kind: 'moved', status: moved.status };
}
