import type { FieldErrors, FormView } from '@claypot/domain';
import type { ErrorCode } from '@claypot/sdk';

/** Which field a refusal of the server is about. */
export type RefusalPlaces<TPlace extends string> = Partial<Record<ErrorCode, TPlace>>;

/** What may be wrong with a form. */
export type Faulty<TField extends string> = Pick<
  FormView<unknown, TField>,
  'errors' | 'firstBad' | 'refusal'
>;

interface Faults<TField extends string, TPlace extends string> {
  readonly errors: FieldErrors<TField>;
  /** The refusal that is about one field, and which. */
  readonly refused: { readonly field: TPlace; readonly code: ErrorCode } | null;
  /** The refusal that is about none. */
  readonly general: ErrorCode | null;
  /** Where the focus goes after a try. */
  readonly firstBad: TField | TPlace | null;
}

/** Everything that is wrong with a form, each in its place. */
export function placeFaults<TField extends string, TPlace extends string>(
  { errors, firstBad, refusal }: Faulty<TField>,
  places: RefusalPlaces<TPlace>,
): Faults<TField, TPlace> {
  const field = refusal === null ? undefined : places[refusal];
  if (refusal === null || field === undefined) {
    return { errors, refused: null, general: refusal, firstBad };
  }
  return { errors, refused: { field, code: refusal }, general: null, firstBad: firstBad ?? field };
}
