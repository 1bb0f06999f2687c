import type { BookingFormValues, BookTableView } from '@claypot/domain/booking';
import type { FieldName } from '@claypot/domain/machines';
import type { Branch } from '@claypot/sdk';
import {
  Callout,
  Card,
  DayStrip,
  Skeleton,
  TimeChoice,
  useAnnouncement,
  VisuallyHidden,
  warningIcon,
} from '@claypot/ui';
import { useRef } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../../shared/booking/use-visit-time.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';
import { StaleNotice } from '../../../shared/freshness/StaleNotice.tsx';
import { MealJumps } from '../../../shared/meals/MealJumps.tsx';
import type { BookTableActions } from '../actions.ts';
import { TakenNotice } from './TakenNotice.tsx';
import styles from './VisitFields.module.css';

interface VisitFieldsProps {
  /** Current date at the branch. */
  readonly today: Temporal.PlainDate;
  readonly table: BookTableView;
  readonly branch: Pick<Branch, 'contact_no' | 'turn_minutes'>;
  readonly fieldErrorAt: (field: FieldName<BookingFormValues>) => string | undefined;
  readonly actions: Pick<BookTableActions, 'chooseDay' | 'chooseTime' | 'reload'>;
}

export function VisitFields(props: VisitFieldsProps) {
  const { table, branch, actions } = props;
  const { t } = useTranslation('booking');
  const { chosen, days, stale, updating } = table;
  return (
    <Card>
      <div aria-busy={updating || days === null} className={styles.choices}>
        {days === null && <Looking />}
        {days?.length === 0 && (
          <Callout
            tone="notice"
            icon={warningIcon}
            title={t('noDaysTitle')}
            action={<CallButton size="sm" variant="secondary" number={branch.contact_no} />}
          >
            {t('noDays')}
          </Callout>
        )}
        {stale && <StaleNotice text={t('timesStale')} onRetry={actions.reload} />}
        {days !== null && days.length > 0 && (
          <>
            <Days {...props} days={days} />
            <Times {...props} />
            {chosen && <TakenNotice chosen={chosen} onChoose={actions.chooseTime} />}
            <p className={styles.note}>{t('stay', { count: branch.turn_minutes })}</p>
          </>
        )}
      </div>
    </Card>
  );
}

function Days(props: VisitFieldsProps & { readonly days: NonNullable<BookTableView['days']> }) {
  const { today, table, days, fieldErrorAt, actions } = props;
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return (
    <section className={styles.choice}>
      <h2 className={styles.title}>{t('day')}</h2>
      <DayStrip
        label={t('day')}
        name="date"
        value={table.form.values.date?.toString() ?? null}
        error={fieldErrorAt('date')}
        days={days.map(({ date, full }) => {
          const { day, month, weekday } = format.dayParts(date);
          const choice = format.day(date);
          return {
            id: date.toString(),
            label: full ? t('fullLabel', { choice }) : choice,
            lines: [
              date.equals(today) ? t('common:today') : weekday,
              day,
              full ? t('full') : month,
            ],
            full,
          };
        })}
        onChange={(id) => actions.chooseDay(Temporal.PlainDate.from(id))}
      />
    </section>
  );
}

function Times({ table, fieldErrorAt, actions }: VisitFieldsProps) {
  const { t } = useTranslation(['booking', 'checkout']);
  const words = useVisitTime();
  const section = useRef<HTMLElement>(null);
  const { form, times, updating } = table;
  const { date, time: chosen } = form.values;
  if (date === null) return null;
  const isFull = times.every((part) => part.times.every(({ full }) => full));
  const free = times.flatMap((part) => part.times).filter(({ full }) => !full);
  return (
    <section ref={section} className={styles.choice}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('time')}</h2>
        {updating && <p className={styles.note}>{t('timesLoading')}</p>}
      </div>
      <MealJumps
        within={section}
        times={free.map(({ time }) => ({ id: time, hour: Temporal.PlainTime.from(time).hour }))}
      />
      {isFull && <p className={styles.note}>{t('allFull')}</p>}
      <TimeChoice
        label={t('time')}
        name="time"
        value={chosen}
        error={fieldErrorAt('time')}
        fullText={t('full')}
        parts={times.map((part) => ({
          id: part.part,
          title: t(`checkout:${part.part}`),
          times: part.times.map(({ time, full }) => {
            const text = words.time(time);
            return { id: time, text, label: full ? t('fullLabel', { choice: text }) : text, full };
          }),
        }))}
        onChange={(time) => actions.chooseTime({ date, time })}
      />
    </section>
  );
}

function Looking() {
  const { t } = useTranslation('booking');
  useAnnouncement(t('timesLoading'));
  return (
    <div>
      <VisuallyHidden isLoading>{t('timesLoading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={2} />
    </div>
  );
}
