import type { FieldErrors } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { type ErrorFields, type Faulty, placeErrors } from './error-fields.ts';

interface FieldErrorTexts<TField extends string> {
  /** Returns the error message of a field; undefined if it is valid. */
  readonly at: (field: TField) => string | undefined;
  /** Error message of the whole form. */
  readonly general: string | null;
  /** Field to focus after a failed submit. */
  readonly firstInvalid: TField | null;
}

/** Returns a form's error messages, from validation and the server. */
export function useFieldErrors<TField extends string, TErrorField extends string>(
  form: Faulty<TField>,
  places: ErrorFields<TErrorField>,
): FieldErrorTexts<TField | TErrorField> {
  const { t, i18n } = useTranslation('validation');
  const { rejected, general, firstInvalid, ...fieldErrors } = placeErrors(form, places);
  const errors: FieldErrors<string> = fieldErrors.errors;
  return {
    at: (field) => {
      const error = errors[field];
      if (error !== undefined) return t(error);
      return rejected?.field === field ? errorMessage(i18n, rejected.code) : undefined;
    },
    general: general === null ? null : errorMessage(i18n, general),
    firstInvalid,
  };
}
