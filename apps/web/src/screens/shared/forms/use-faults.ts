import type { FieldErrors } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { type Faulty, placeFaults, type RefusalFields } from './refusal-fields.ts';

interface FaultsInWords<TField extends string> {
  /** What stands at each field; nothing where it is in order. */
  readonly at: (field: TField) => string | undefined;
  /** What is said over the button. */
  readonly general: string | null;
  /** Where the focus goes after a try. */
  readonly firstInvalid: TField | null;
}

/** What is wrong with a form, in words: by the form itself, or by the server. */
export function useFaults<TField extends string, TRefusalField extends string>(
  form: Faulty<TField>,
  places: RefusalFields<TRefusalField>,
): FaultsInWords<TField | TRefusalField> {
  const { t, i18n } = useTranslation('validation');
  const { refused, general, firstInvalid, ...faults } = placeFaults(form, places);
  const errors: FieldErrors<string> = faults.errors;
  return {
    at: (field) => {
      const error = errors[field];
      if (error !== undefined) return t(error);
      return refused?.field === field ? errorMessage(i18n, refused.code) : undefined;
    },
    general: general === null ? null : errorMessage(i18n, general),
    firstInvalid,
  };
}
