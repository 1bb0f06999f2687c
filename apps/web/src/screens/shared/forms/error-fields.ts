import type { FieldErrors, FormView } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk';

/** Fields by the server's error code. */
export type ErrorFields<TErrorField extends string> = Partial<Record<ErrorCode, TErrorField>>;

/** Errors of a form, from validation and the server. */
export type Faulty<TField extends string> = Pick<
  FormView<unknown, TField>,
  'errors' | 'firstInvalid' | 'rejection'
>;

interface PlacedErrors<TField extends string, TErrorField extends string> {
  readonly errors: FieldErrors<TField>;
  /** Server error of a field. */
  readonly rejected: { readonly field: TErrorField; readonly code: ErrorCode } | null;
  /** Server error of the whole form. */
  readonly general: ErrorCode | null;
  /** Field to focus after a failed submit. */
  readonly firstInvalid: TField | TErrorField | null;
}

/** Assigns a form's errors to its fields or to the whole form. */
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
