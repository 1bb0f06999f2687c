import type { BranchOpening } from '@claypot/domain/places';
import { openingText } from '@claypot/i18n';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Says a branch's hours in a few words: when it closes today, or when it opens again. */
export function useOpeningText(): (opening: BranchOpening) => string {
  const { t } = useTranslation().i18n;
  const { date, time } = useFormat();
  const format = {
    date,
    // "10:00 pm" is never parted by the end of a line.
    time: (at: Temporal.Instant) => time(at).replaceAll(' ', '\u00a0'),
  };
  return (opening) => openingText({ t, format }, opening);
}
