import { isSameTime, partsOfDay, type RequestedTime, type SlotDay } from '@claypot/domain/ordering';
import type { FulfilmentMethod } from '@claypot/domain/places';
import type { PartOfDay } from '@claypot/domain/time';
import { askedTimeText } from '@claypot/i18n';
import { BottomSheet, Button, useAnnouncement } from '@claypot/ui';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ChoiceChips } from '../../../shared/forms/ChoiceChips.tsx';
import { MealJumps, showTime } from '../../../shared/meals/MealJumps.tsx';
import { FULFILMENT_WORDS } from './fulfilment-words.ts';
import { type PickedTime, pickedAmong, pickedOnDay } from './picked-time.ts';
import { SlotTime } from './SlotTime.tsx';
import styles from './TimeSheet.module.css';

interface TimeSheetProps {
  readonly method: FulfilmentMethod;
  readonly now: Temporal.ZonedDateTime;
  readonly days: readonly SlotDay[];
  /** True if as soon as possible is available too. */
  readonly canBeSoon: boolean;
  /** Null while the sheet is closed. */
  readonly picked: PickedTime | null;
  readonly onPick: (picked: PickedTime) => void;
  /** Resets the time to as soon as possible. */
  readonly onNow: () => void;
  readonly onUpdate: (time: RequestedTime) => void;
  readonly onClose: () => void;
}

const PARTS = {
  earlyMorning: 'earlyMorning',
  morning: 'morning',
  midday: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
} as const satisfies Record<PartOfDay, string>;

/** Choice of a day and a time; nothing changes until Update or Now is pressed. */
export function TimeSheet(props: TimeSheetProps) {
  const { method, now, days, canBeSoon, onPick, onNow, onUpdate, onClose } = props;
  // The times are refetched when the sheet opens, so the picked one may have disappeared.
  const picked = props.picked && pickedAmong(days, props.picked, canBeSoon);
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const timesName = useId();
  const dayLabel = useDayLabel(now);
  const day = days.find(({ date }) => date.toString() === picked?.date);
  const chosen = day?.slots.find(({ start }) => isSameTime(start, picked?.time ?? null));
  const format = useFormat();
  const soonestWords = canBeSoon ? t('asap') : null;
  const summary =
    day && chosen
      ? `${dayLabel(day)} · ${format.timeRange(chosen.start, chosen.end)}`
      : soonestWords;
  useAnnouncement(picked && summary);
  const times = useRef<HTMLFieldSetElement>(null);
  const shown = useRef<string | null>(null);
  const date = picked?.date ?? null;
  const pickedId = picked?.time?.toString() ?? null;
  // Shows the selected time when the sheet opens and when the day changes.
  useEffect(() => {
    if (date === shown.current) return;
    shown.current = date;
    if (pickedId !== null) showTime(times.current, pickedId);
  }, [date, pickedId]);
  return (
    <BottomSheet
      open={picked !== null}
      title={t(FULFILMENT_WORDS[method].chooseTime)}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.buttons}>
            {canBeSoon && (
              <Button variant="secondary" size="lg" onClick={onNow}>
                {t('now')}
              </Button>
            )}
            <Button
              size="lg"
              disabled={!canBeSoon && chosen === undefined}
              onClick={() => onUpdate(chosen?.start ?? null)}
            >
              {t('update')}
            </Button>
          </div>
        </div>
      }
    >
      {picked !== null && days.length === 0 && <p className={styles.none}>{t('noTimes')}</p>}
      {picked !== null && day && (
        <div className={styles.choices}>
          <div className={styles.head}>
            <ChoiceChips
              legend={t('chooseDay')}
              layout="row"
              choices={days.map((other) => ({
                value: other.date.toString(),
                label: dayLabel(other),
                pick: () => onPick(pickedOnDay(other, picked.time, now)),
              }))}
              chosen={picked.date}
            />
            <MealJumps
              within={times}
              times={day.slots.map(({ start }) => ({
                id: start.toString(),
                hour: start.toZonedDateTimeISO(now.timeZoneId).hour,
              }))}
            />
          </div>
          <fieldset ref={times} aria-label={askedTimeText(i18n, method)} className={styles.choices}>
            {partsOfDay(day.slots, now.timeZoneId).map(({ part, slots }) => (
              <ChoiceChips
                key={part}
                legend={t(PARTS[part])}
                group={timesName}
                layout="grid"
                choices={slots.map((slot) => ({
                  value: slot.start.toString(),
                  label: <SlotTime slot={slot} />,
                  pick: () => onPick({ date: picked.date, time: slot.start }),
                }))}
                chosen={picked.time?.toString() ?? ''}
              />
            ))}
          </fieldset>
        </div>
      )}
    </BottomSheet>
  );
}

function useDayLabel(now: Temporal.ZonedDateTime) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const today = now.toPlainDate();
  return ({ date }: SlotDay): string => {
    if (date.equals(today)) return t('today');
    if (date.equals(today.add({ days: 1 }))) return t('tomorrow');
    return format.date(date.toZonedDateTime(now.timeZoneId));
  };
}
