import type { MarkPress } from '@claypot/counter/availability';
import { Button, TextField } from '@claypot/ui';
import { type FormEvent, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZoneContext } from '../../hooks/time-zone-context.ts';
import { useFormat } from '../../hooks/use-format.ts';
import styles from './AvailabilitySheet.module.css';
import type { AvailabilitySheetProps } from './AvailabilitySheet.tsx';
import { nextTime } from './next-time.ts';

type MarkPartProps = Pick<AvailabilitySheetProps, 'row' | 'tomorrow' | 'now' | 'onPress'>;

/** Ends of a mark as sold out. */
export function MarkPart({ row, tomorrow, now, onPress }: MarkPartProps) {
  const { t } = useTranslation('counterAvailability');
  const format = useFormat();
  const titleId = useId();
  const { because, isPending, items, name } = row;
  const press = (mark: MarkPress['mark'], until: Temporal.Instant | null = null) =>
    onPress({
      kind: 'mark',
      name,
      items,
      mark,
      until: until?.toString({ smallestUnit: 'second' }) ?? null,
    });
  const inHours = (hours: number) => now.add({ hours });
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('markTitle')}
      </h3>
      <div className={styles.ends}>
        {(because === 'mark' || because === 'portions') && (
          <Button pending={isPending} onClick={() => press('available')}>
            {t('makeAvailable')}
          </Button>
        )}
        <Button variant="secondary" pending={isPending} onClick={() => press('tomorrow')}>
          {t('untilTomorrow', { time: format.time(tomorrow) })}
        </Button>
        <Button variant="secondary" pending={isPending} onClick={() => press('time', inHours(1))}>
          {t('forOneHour', { time: format.time(inHours(1)) })}
        </Button>
        <Button variant="secondary" pending={isPending} onClick={() => press('time', inHours(2))}>
          {t('forTwoHours', { time: format.time(inHours(2)) })}
        </Button>
        <Button variant="secondary" pending={isPending} onClick={() => press('notice')}>
          {t('untilNotice')}
        </Button>
      </div>
      <TimeEntry now={now} isPending={isPending} onTime={(until) => press('time', until)} />
    </section>
  );
}

interface TimeEntryProps {
  readonly now: Temporal.Instant;
  readonly isPending: boolean;
  readonly onTime: (until: Temporal.Instant) => void;
}

function TimeEntry({ now, isPending, onTime }: TimeEntryProps) {
  const { t } = useTranslation('counterAvailability');
  const zone = use(TimeZoneContext);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = nextTime(text, now, zone);
    setMissing(until === null);
    if (until !== null) onTime(until);
  };
  return (
    <form className={styles.entry} noValidate onSubmit={submit}>
      <TextField
        type="time"
        name="until"
        required
        autoComplete="off"
        label={t('untilTime')}
        hint={t('untilTimeHint')}
        error={isMissing ? t('timeMissing') : undefined}
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        {t('setTime')}
      </Button>
    </form>
  );
}
