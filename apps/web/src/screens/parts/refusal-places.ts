import type { FormView } from '@claypot/domain';
import type { ErrorCode } from '@claypot/sdk';

/** Which field a refusal of the server is about. */
export type RefusalPlaces = Partial<Record<ErrorCode, string>>;

interface Faults {
  readonly errors: FormView['errors'];
  /** The refusal that is about one field, and which. */
  readonly refused: { readonly field: string; readonly code: ErrorCode } | null;
  /** The refusal that is about none. */
  readonly general: ErrorCode | null;
  /** Where the focus goes after a try. */
  readonly firstBad: string | null;
}

/** Everything that is wrong with a form, each in its place. */
export function placeFaults(
  { errors, firstBad, refusal }: Pick<FormView, 'errors' | 'firstBad' | 'refusal'>,
  places: RefusalPlaces,
): Faults {
  const field = refusal === null ? undefined : places[refusal];
  if (refusal === null || field === undefined) {
    return { errors, refused: null, general: refusal, firstBad };
  }
  return { errors, refused: { field, code: refusal }, general: null, firstBad: firstBad ?? field };
}
