import type { VisitSlot } from '@claypot/domain/booking';
import { Button } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../../shared/booking/use-visit-time.ts';
import { NoWrapTimes } from '../../../shared/layout/NoWrapTimes.tsx';
import styles from './NearestTimes.module.css';

interface NearestTimesProps {
  readonly nearest: readonly VisitSlot[];
  /** The requested day. Slots on another day also show their date. */
  readonly date: Temporal.PlainDate | null;
  readonly onChoose: (slot: VisitSlot) => void;
}

export function NearestTimes({ nearest, date, onChoose }: NearestTimesProps) {
  const { t } = useTranslation('booking');
  const { dateTime, time } = useVisitTime();
  if (nearest.length === 0) return <p>{t('noNearest')}</p>;
  return (
    <>
      <p>{t('nearest')}</p>
      <ul className={styles.times}>
        {nearest.map((slot) => (
          <li key={`${slot.date} ${slot.time}`}>
            <Button size="sm" variant="secondary" onClick={() => onChoose(slot)}>
              <NoWrapTimes>
                {date?.equals(slot.date) ? time(slot.time) : dateTime(slot)}
              </NoWrapTimes>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
