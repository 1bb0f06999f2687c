import type { BookTableView, VisitSlot } from '@claypot/domain/booking';
import { Callout, clockIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../../shared/booking/use-visit-time.ts';
import { NearestTimes } from './NearestTimes.tsx';

interface TakenNoticeProps {
  readonly chosen: NonNullable<BookTableView['chosen']>;
  readonly onChoose: (slot: VisitSlot) => void;
}

const TITLES = { full: 'takenTitle', passed: 'passedTitle', gone: 'goneTitle' } as const;

/** Announces that the chosen time is no longer available and offers the nearest free times. */
export function TakenNotice({ chosen, onChoose }: TakenNoticeProps) {
  const { t } = useTranslation('booking');
  const { time } = useVisitTime();
  const { date, nearest, problem } = chosen;
  const title = problem === null ? null : t(TITLES[problem], { time: time(chosen.time) });
  useAnnouncement(title);
  if (title === null) return null;
  return (
    <Callout tone="notice" icon={clockIcon} title={title}>
      <NearestTimes nearest={nearest} date={date} onChoose={onChoose} />
    </Callout>
  );
}
