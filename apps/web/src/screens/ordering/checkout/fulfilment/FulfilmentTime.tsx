import {
  type FulfilmentHours,
  type FulfilmentTime as FulfilmentTimeView,
  fulfilmentTime,
  type RequestedTime,
  timeAgain,
} from '@claypot/domain/ordering';
import type { FulfilmentMethod } from '@claypot/domain/places';
import { askedTimeText } from '@claypot/i18n';
import { Button, clockIcon, Icon, warningIcon } from '@claypot/ui';
import { useId, useState } from 'react';
import { useIsHydrating } from '../../../../hooks/loading/use-is-hydrating.ts';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import { RetryButton } from '../notices/RetryButton.tsx';
import styles from './FulfilmentTime.module.css';
import { FULFILMENT_WORDS, type FulfilmentWords } from './fulfilment-words.ts';
import { type PickedTime, pickedAtFirst } from './picked-time.ts';
import { SlotTime } from './SlotTime.tsx';
import { TimeSheet } from './TimeSheet.tsx';

interface FulfilmentTimeProps {
  readonly method: FulfilmentMethod;
  readonly now: Temporal.ZonedDateTime;
  readonly known: FulfilmentHours;
  readonly requestedTime: RequestedTime;
  /** Time of day requested with the last order. */
  readonly lastTime: string | undefined;
  /** True if the form or the server rejected the requested time. */
  readonly rejected: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (time: RequestedTime) => void;
}

export function FulfilmentTime(props: FulfilmentTimeProps) {
  const { method, now, known, requestedTime, lastTime, rejected, onOpen, onChoose } = props;
  const { t, i18n } = useTranslation('checkout');
  const format = useFormat();
  const [picked, setPicked] = useState<PickedTime | null>(null);
  const complaintId = useId();
  const time = fulfilmentTime(known, { method, time: requestedTime }, now.toInstant());
  const { canBeSoon, days, needed, nearest, slot } = time;
  const gone = rejected || time.problem === 'gone';
  const words = FULFILMENT_WORDS[method];
  const suggested = slot === null ? timeAgain(lastTime, days, now) : null;
  const open = () => {
    onOpen();
    setPicked(pickedAtFirst(days, requestedTime, canBeSoon));
  };
  const apply = (chosen: RequestedTime) => {
    onChoose(chosen);
    setPicked(null);
  };
  return (
    <>
      <DetailRow
        icon={clockIcon}
        label={askedTimeText(i18n, method)}
        value={slot ? <SlotTime slot={slot} /> : t(needed ? 'timeNeeded' : 'asap')}
        text={<TimeText time={time} words={words} />}
        action={
          <Button
            name="requestedTime"
            size="sm"
            variant="quiet"
            aria-label={t(needed ? words.chooseTime : words.changeTime)}
            aria-describedby={gone ? complaintId : undefined}
            onClick={open}
          >
            {t(needed ? 'choose' : 'change')}
          </Button>
        }
      />
      {gone && (
        <p id={complaintId} className={styles.rejected}>
          <Icon drawing={warningIcon} size={16} />
          <span>{t(problemText(time))}</span>
        </p>
      )}
      {gone && nearest.length > 0 && (
        // A fieldset would bring a legend; the group only needs its name.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div className={styles.nearest} role="group" aria-label={t('nearestTimes')}>
          {nearest.map(({ start, end }) => (
            <Button
              key={start.epochMilliseconds}
              size="sm"
              variant="secondary"
              onClick={() => onChoose(start)}
            >
              {t('nearestTime', { time: format.timeRange(start, end) })}
            </Button>
          ))}
        </div>
      )}
      {suggested && <SameTime {...suggested} onChoose={onChoose} />}
      <TimeSheet
        method={method}
        now={now}
        days={days}
        picked={picked}
        canBeSoon={canBeSoon}
        onPick={setPicked}
        onNow={() => apply(null)}
        onUpdate={apply}
        onClose={() => setPicked(null)}
      />
    </>
  );
}

interface SameTimeProps {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly onChoose: (time: RequestedTime) => void;
}

/** Offers the time of the last order. The page does not show it: only the device has that order. */
function SameTime({ start, end, onChoose }: SameTimeProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  return (
    <RetryButton onPress={() => onChoose(start)}>
      {t('sameTime', { time: format.timeRange(start, end) })}
    </RetryButton>
  );
}

interface TimeTextProps {
  readonly time: FulfilmentTimeView;
  readonly words: FulfilmentWords;
}

/** Renders the date of the chosen time, or which times are possible. */
function TimeText({ time, words }: TimeTextProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { earliest, needed, pausedUntil, slot, soon } = time;
  return (
    <>
      {slot && <span>{format.date(slot.start)}</span>}
      {pausedUntil && <span>{t(words.paused, { time: format.time(pausedUntil) })}</span>}
      {needed && (
        <span>{earliest ? t('earliest', { time: format.dateTime(earliest) }) : t('noTimes')}</span>
      )}
      {soon && (
        <span>
          {`${t('estimated', { minutes: soon.minutes })} · ${t(words.about, { time: format.time(soon.at) })}`}
        </span>
      )}
    </>
  );
}

/** Returns the text key of a rejected time. */
function problemText({ needed, pausedUntil, isFull }: FulfilmentTimeView) {
  if (!needed) return 'timeGone';
  if (isFull) return 'timeFullText';
  return pausedUntil === null ? 'timeNeededText' : 'timePausedText';
}
