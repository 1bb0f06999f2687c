import { ASAP, chosenSlot, isOffered, type PickupHours, slotDays } from '@claypot/domain';
import { Button, Icon } from '@claypot/ui';
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
  const { delivered, now, hours, value, refused, onOpen, onChoose } = props;
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const [draft, setDraft] = useState<TimeDraft | null>(null);
  const days = slotDays(hours);
  const complaintId = useId();
  const slot = chosenSlot(hours, value);
  const gone = refused || !isOffered(hours, value);
  const open = () => {
    onOpen();
    setDraft(draftOf(days, value));
  };
  const apply = (chosen: string) => {
    onChoose(chosen);
    setDraft(null);
  };
  return (
    <>
      <DetailRow
        icon="clock"
        label={t(delivered ? 'deliveryTime' : 'pickupTime')}
        value={slot ? <SlotTime slot={slot} /> : t('asap')}
        text={slot ? format.date(slot.start) : <SoonAs hours={hours} delivered={delivered} />}
        action={
          <Button
            name="time"
            size="sm"
            variant="quiet"
            aria-label={t(delivered ? 'changeDeliveryTime' : 'changeTime')}
            aria-describedby={gone ? complaintId : undefined}
            onClick={open}
          >
            {t('change')}
          </Button>
        }
      />
      {gone && (
        <p id={complaintId} className={styles.refused}>
          <Icon name="warning" size={16} />
          {t('timeGone')}
        </p>
      )}
      <TimeSheet
        delivered={delivered}
        now={now}
        days={days}
        draft={draft}
        onDraft={setDraft}
        onNow={() => apply(ASAP)}
        onUpdate={apply}
        onClose={() => setDraft(null)}
      />
    </>
  );
}

function SoonAs({ hours, delivered }: Pick<PickupTimeProps, 'hours' | 'delivered'>) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { asap_minutes: minutes, asap_time: at } = hours;
  const estimated = t('estimated', { minutes });
  if (at === null) return estimated;
  return `${estimated} · ${t(delivered ? 'thereAbout' : 'readyAbout', { time: format.time(Temporal.Instant.from(at)) })}`;
}
