import {
  ASAP,
  type BranchOpening,
  chosenSlot,
  isOffered,
  type PickupHours,
  type SlotDay,
  slotDays,
} from '@claypot/domain';
import { askedTimeText } from '@claypot/i18n';
import { Button, clockIcon, Icon, warningIcon } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { DetailRow } from '../parts/DetailRow.tsx';
import styles from './PickupTime.module.css';
import { SlotTime } from './SlotTime.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import { draftOf, type TimeDraft } from './time-draft.ts';

interface PickupTimeProps {
  /** Brought to the customer, not picked up. */
  readonly delivered: boolean;
  readonly now: Temporal.ZonedDateTime;
  /** What the branch takes orders for. */
  readonly orders: BranchOpening['orders'];
  readonly hours: PickupHours['hours'];
  /** The form's value: as soon as possible, or a slot's. */
  readonly value: string;
  /** It was tried, and is past or was not accepted. */
  readonly refused: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (value: string) => void;
}

/** When the order is picked up or delivered, and the sheet to choose another time on. */
export function PickupTime(props: PickupTimeProps) {
  const { delivered, now, orders, hours, value, refused, onOpen, onChoose } = props;
  const { t, i18n } = useTranslation('checkout');
  const format = useFormat();
  const [draft, setDraft] = useState<TimeDraft | null>(null);
  const days = slotDays(hours);
  const complaintId = useId();
  const slot = chosenSlot(hours, value);
  const gone = refused || !isOffered(hours, value);
  const timeNeeded = orders === 'later' && slot === null;
  const [chooseTime, changeTime] = delivered
    ? (['chooseDeliveryTime', 'changeDeliveryTime'] as const)
    : (['chooseTime', 'changeTime'] as const);
  const open = () => {
    onOpen();
    setDraft(draftOf(days, value, orders !== 'later'));
  };
  const apply = (chosen: string) => {
    onChoose(chosen);
    setDraft(null);
  };
  return (
    <>
      <DetailRow
        icon={clockIcon}
        label={askedTimeText(i18n, delivered ? 'delivery' : 'pickup')}
        value={slot ? <SlotTime slot={slot} /> : t(timeNeeded ? 'timeNeeded' : 'asap')}
        text={
          <>
            {slot && format.date(slot.start)}
            {timeNeeded && <Earliest days={days} />}
            {slot === null && orders === 'now' && (
              <SoonAs now={now} hours={hours} delivered={delivered} />
            )}
          </>
        }
        action={
          <Button
            name="time"
            size="sm"
            variant="quiet"
            aria-label={t(timeNeeded ? chooseTime : changeTime)}
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
        delivered={delivered}
        now={now}
        days={days}
        draft={draft}
        soonest={orders !== 'later'}
        onDraft={setDraft}
        onNow={() => apply(ASAP)}
        onUpdate={apply}
        onClose={() => setDraft(null)}
      />
    </>
  );
}

/** Counted from now, as the form may have been open for long. */
function SoonAs({ now, hours, delivered }: Pick<PickupTimeProps, 'now' | 'hours' | 'delivered'>) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { asap_minutes: minutes } = hours;
  const time = format.time(now.add({ minutes }).toInstant());
  return `${t('estimated', { minutes })} · ${t(delivered ? 'thereAbout' : 'readyAbout', { time })}`;
}

function Earliest({ days }: { readonly days: readonly SlotDay[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const first = days[0]?.slots[0];
  return first ? t('earliest', { time: format.dateTime(first.start) }) : t('noTimes');
}
