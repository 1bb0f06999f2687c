import type { FormView } from '@claypot/domain';
import { errorMessage } from '@claypot/i18n';
import { useTranslation } from 'react-i18next';
import { placeFaults, type RefusalPlaces } from './refusal-places.ts';

interface FaultsInWords {
  /** What stands at each field; nothing where it is in order. */
  readonly at: (field: string) => string | undefined;
  /** What is said over the button. */
  readonly general: string | null;
  /** Where the focus goes after a try. */
  readonly firstBad: string | null;
}

/** What is wrong with a form, in words: by the form itself, or by the server. */
export function useFaults(form: FormView, places: RefusalPlaces): FaultsInWords {
  const { t, i18n } = useTranslation('validation');
  const { errors, refused, general, firstBad } = placeFaults(form, places);
  return {
    at: (field) => {
      if (errors[field] !== undefined) return t(errors[field]);
      return refused?.field === field ? errorMessage(i18n, refused.code) : undefined;
    },
    general: general === null ? null : errorMessage(i18n, general),
    firstBad,
  };
}
