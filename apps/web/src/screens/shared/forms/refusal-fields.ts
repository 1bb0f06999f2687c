import type { FieldErrors, FormView } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk';

/** Which field a refusal of the server is about. */
export type RefusalFields<TRefusalField extends string> = Partial<Record<ErrorCode, TRefusalField>>;

/** What may be wrong with a form. */
export type Faulty<TField extends string> = Pick<
  FormView<unknown, TField>,
  'errors' | 'firstInvalid' | 'refusal'
>;

interface Faults<TField extends string, TRefusalField extends string> {
  readonly errors: FieldErrors<TField>;
  /** The refusal that is about one field, and which. */
  readonly refused: { readonly field: TRefusalField; readonly code: ErrorCode } | null;
  /** The refusal that is about none. */
  readonly general: ErrorCode | null;
  /** Where the focus goes after a try. */
  readonly firstInvalid: TField | TRefusalField | null;
}

/** Everything that is wrong with a form, each in its place. */
export function placeFaults<TField extends string, TRefusalField extends string>(
  { errors, firstInvalid, refusal }: Faulty<TField>,
  places: RefusalFields<TRefusalField>,
): Faults<TField, TRefusalField> {
  const field = refusal === null ? undefined : places[refusal];
  if (refusal === null || field === undefined) {
    return { errors, refused: null, general: refusal, firstInvalid };
  }
  return {
    errors,
    refused: { field, code: refusal },
    general: null,
    firstInvalid: firstInvalid ?? field,
  };
}
