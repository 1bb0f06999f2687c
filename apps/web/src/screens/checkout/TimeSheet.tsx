import { ASAP, type PartOfDay, partsOfDay, type SlotDay } from '@claypot/domain';
import { askedTimeText } from '@claypot/i18n';
import { BottomSheet, Button, useAnnouncement } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { SlotTime, useSlotTime } from './SlotTime.tsx';
import styles from './TimeSheet.module.css';
import { draftForDay, type TimeDraft } from './time-draft.ts';

interface TimeSheetProps {
  /** Times to deliver at, not to pick up. */
  readonly delivered: boolean;
  readonly now: Temporal.ZonedDateTime;
  readonly days: readonly SlotDay[];
  /** As soon as possible can be had too. */
  readonly soonest: boolean;
  /** Null while the sheet is shut. */
  readonly draft: TimeDraft | null;
  readonly onDraft: (draft: TimeDraft) => void;
  /** Back to as soon as possible. */
  readonly onNow: () => void;
  readonly onUpdate: (value: string) => void;
  readonly onClose: () => void;
}

const PARTS = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
} as const satisfies Record<PartOfDay, string>;

/** A day, then one of its times; nothing changes before Update. */
export function TimeSheet(props: TimeSheetProps) {
  const { delivered, now, days, soonest, draft, onDraft, onNow, onUpdate, onClose } = props;
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const timesName = useId();
  const dayLabel = useDayLabel(now);
  const day = days.find(({ date }) => date.toString() === draft?.date);
  const chosen = day?.slots.find((slot) => slot.value === draft?.value);
  const slotTime = useSlotTime();
  const soonestWords = soonest ? t('asap') : null;
  const summary = day && chosen ? `${dayLabel(day)} · ${slotTime(chosen)}` : soonestWords;
  useAnnouncement(draft && summary);
  return (
    <BottomSheet
      open={draft !== null}
      title={t(delivered ? 'chooseDeliveryTime' : 'chooseTime')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.buttons}>
            {soonest && (
              <Button variant="secondary" size="lg" onClick={onNow}>
                {t('now')}
              </Button>
            )}
            <Button
              size="lg"
              disabled={!soonest && chosen === undefined}
              onClick={() => onUpdate(chosen?.value ?? ASAP)}
            >
              {t('update')}
            </Button>
          </div>
        </div>
      }
    >
      {draft !== null && days.length === 0 && <p className={styles.none}>{t('noTimes')}</p>}
      {draft !== null && day && (
        <div className={styles.choices}>
          <ChoiceChips
            legend={t('chooseDay')}
            layout="row"
            choices={days.map((other) => ({
              value: other.date.toString(),
              label: dayLabel(other),
              pick: () => onDraft(draftForDay(other)),
            }))}
            chosen={draft.date}
          />
          <fieldset
            aria-label={askedTimeText(i18n, delivered ? 'delivery' : 'pickup')}
            className={styles.choices}
          >
            {partsOfDay(day.slots, now.timeZoneId).map(({ part, slots }) => (
              <ChoiceChips
                key={part}
                legend={t(PARTS[part])}
                group={timesName}
                layout="grid"
                choices={slots.map((slot) => ({
                  value: slot.value,
                  label: <SlotTime slot={slot} />,
                  pick: () => onDraft({ ...draft, value: slot.value }),
                }))}
                chosen={draft.value}
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
