import type { FieldErrors, FormView } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk';

/** Which field a refusal of the server is about. */
export type ErrorFields<TErrorField extends string> = Partial<Record<ErrorCode, TErrorField>>;

/** What may be wrong with a form. */
export type Faulty<TField extends string> = Pick<
  FormView<unknown, TField>,
  'errors' | 'firstInvalid' | 'rejection'
>;

interface PlacedErrors<TField extends string, TErrorField extends string> {
  readonly errors: FieldErrors<TField>;
  /** The refusal that is about one field, and which. */
  readonly rejected: { readonly field: TErrorField; readonly code: ErrorCode } | null;
  /** The refusal that is about none. */
  readonly general: ErrorCode | null;
  /** Where the focus goes after a try. */
  readonly firstInvalid: TField | TErrorField | null;
}

/** Everything that is wrong with a form, each in its place. */
export function placeErrors<TField extends string, TErrorField extends string>(
  { errors, firstInvalid, rejection }: Faulty<TField>,
  places: ErrorFields<TErrorField>,
): PlacedErrors<TField, TErrorField> {
  const field = rejection === null ? undefined : places[rejection];
  if (rejection === null || field === undefined) {
    return { errors, rejected: null, general: rejection, firstInvalid };
  }
  return {
    errors,
    rejected: { field, code: rejection },
    general: null,
    firstInvalid: firstInvalid ?? field,
  };
}
