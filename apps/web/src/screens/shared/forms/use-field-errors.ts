import type { FieldErrors } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { type ErrorFields, type Faulty, placeErrors } from './error-fields.ts';

interface FieldErrorTexts<TField extends string> {
  /** What stands at each field; nothing where it is in order. */
  readonly at: (field: TField) => string | undefined;
  /** What is said over the button. */
  readonly general: string | null;
  /** Where the focus goes after a try. */
  readonly firstInvalid: TField | null;
}

/** What is wrong with a form, in words: by the form itself, or by the server. */
export function useFieldErrors<TField extends string, TErrorField extends string>(
  form: Faulty<TField>,
  places: ErrorFields<TErrorField>,
): FieldErrorTexts<TField | TErrorField> {
  const { t, i18n } = useTranslation('validation');
  const { rejected, general, firstInvalid, ...faults } = placeErrors(form, places);
  const errors: FieldErrors<string> = faults.errors;
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
