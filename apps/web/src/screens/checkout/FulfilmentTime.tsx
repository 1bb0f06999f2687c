import {
  ASAP,
  type BranchOpening,
  chosenSlot,
  type FulfilmentHours,
  type FulfilmentMethod,
  isOffered,
  type SlotDay,
  slotDays,
} from '@claypot/domain';
import { askedTimeText } from '@claypot/i18n';
import { Button, clockIcon, Icon, warningIcon } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { DetailRow } from '../parts/DetailRow.tsx';
import styles from './FulfilmentTime.module.css';
import { FULFILMENT_WORDS } from './fulfilment-words.ts';
import { type PickedTime, pickedAtFirst } from './picked-time.ts';
import { SlotTime } from './SlotTime.tsx';
import { TimeSheet } from './TimeSheet.tsx';

interface FulfilmentTimeProps {
  readonly method: FulfilmentMethod;
  readonly now: Temporal.ZonedDateTime;
  /** What the branch takes orders for. */
  readonly orders: BranchOpening['orders'];
  readonly hours: FulfilmentHours['hours'];
  /** The form's value: as soon as possible, or a slot's. */
  readonly value: string;
  /** It was tried, and is past or was not accepted. */
  readonly refused: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (value: string) => void;
}

/** When the order is picked up or delivered, and the sheet to choose another time on. */
export function FulfilmentTime(props: FulfilmentTimeProps) {
  const { method, now, orders, hours, value, refused, onOpen, onChoose } = props;
  const { t, i18n } = useTranslation('checkout');
  const format = useFormat();
  const [picked, setPicked] = useState<PickedTime | null>(null);
  const days = slotDays(hours);
  const complaintId = useId();
  const slot = chosenSlot(hours, value);
  const gone = refused || !isOffered(hours, value);
  const timeNeeded = orders === 'later' && slot === null;
  const words = FULFILMENT_WORDS[method];
  const open = () => {
    onOpen();
    setPicked(pickedAtFirst(days, value, orders !== 'later'));
  };
  const apply = (chosen: string) => {
    onChoose(chosen);
    setPicked(null);
  };
  return (
    <>
      <DetailRow
        icon={clockIcon}
        label={askedTimeText(i18n, method)}
        value={slot ? <SlotTime slot={slot} /> : t(timeNeeded ? 'timeNeeded' : 'asap')}
        text={
          <>
            {slot && format.date(slot.start)}
            {timeNeeded && <Earliest days={days} />}
            {slot === null && orders === 'now' && (
              <SoonAs now={now} hours={hours} method={method} />
            )}
          </>
        }
        action={
          <Button
            name="time"
            size="sm"
            variant="quiet"
            aria-label={t(timeNeeded ? words.chooseTime : words.changeTime)}
            aria-describedby={gone ? complaintId : undefined}
            onClick={open}
          >
            {t(timeNeeded ? 'choose' : 'change')}
          </Button>
        }
      />
      {gone && (
        <p id={complaintId} className={styles.refused}>
          <Icon drawing={warningIcon} size={16} />
          {t(timeNeeded ? 'timeNeededText' : 'timeGone')}
        </p>
      )}
      <TimeSheet
        method={method}
        now={now}
        days={days}
        picked={picked}
        soonest={orders !== 'later'}
        onPick={setPicked}
        onNow={() => apply(ASAP)}
        onUpdate={apply}
        onClose={() => setPicked(null)}
      />
    </>
  );
}

/** Counted from now, as the form may have been open for long. */
function SoonAs({ now, hours, method }: Pick<FulfilmentTimeProps, 'now' | 'hours' | 'method'>) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { asap_minutes: minutes } = hours;
  const time = format.time(now.add({ minutes }).toInstant());
  return `${t('estimated', { minutes })} · ${t(FULFILMENT_WORDS[method].about, { time })}`;
}

function Earliest({ days }: { readonly days: readonly SlotDay[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const first = days[0]?.slots[0];
  return first ? t('earliest', { time: format.dateTime(first.start) }) : t('noTimes');
}
