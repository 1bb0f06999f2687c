import type { BranchOpening } from '@claypot/domain/places';
import { openingText } from '@claypot/i18n';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/**
 * Returns a formatter for a branch's opening status: temporarily closed, its next opening, or
 * today's hours.
 */
export function useOpeningText(): (opening: BranchOpening) => string {
  const { t } = useTranslation().i18n;
  const { date, time } = useFormat();
  const format = {
    date,
    // Non-breaking spaces keep "10:00 pm" on one line.
    time: (at: Temporal.Instant) => time(at).replaceAll(' ', '\u00a0'),
  };
  return (opening) => openingText({ t, format }, opening);
}
