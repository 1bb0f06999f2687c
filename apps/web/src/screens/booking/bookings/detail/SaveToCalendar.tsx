import { calendarEvent } from '@claypot/domain/booking';
import { formatPhone } from '@claypot/i18n';
import type { Reservation } from '@claypot/sdk';
import {
  Button,
  Callout,
  calendarIcon,
  checkIcon,
  Icon,
  shareIcon,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { saveFile } from '../../../../platform/device/save-file.ts';
import { shareText } from '../../../../platform/device/share-text.ts';
import { isOver } from '../status-texts.ts';
import styles from './SaveToCalendar.module.css';

interface SaveToCalendarProps {
  readonly booking: Reservation;
  /** Refetches the booking; resolves with null if that fails. */
  readonly onConfirm: () => Promise<Reservation | null>;
}

/** Progress of creating the calendar file. */
type Calendar = 'idle' | 'confirming' | 'unconfirmed';

/** Buttons to add the booking to a calendar and to share it. */
export function SaveToCalendar({ booking, onConfirm }: SaveToCalendarProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [isCopied, setIsCopied] = useState(false);
  const [calendar, setCalendar] = useState<Calendar>('idle');
  useAnnouncement(isCopied ? t('copied') : null);
  useAnnouncement(calendar === 'unconfirmed' ? t('calendarUnconfirmed') : null);
  const { branch, reservation_status: status } = booking;
  const guests = t('party', { count: booking.number_of_seats });
  const title = t('calendarTitle', { branch: branch.branch_name });

  // A calendar entry does not update itself, so the file is created from a fresh copy of the
  // booking.
  async function addToCalendar() {
    setCalendar('confirming');
    const confirmed = await onConfirm();
    // The module is loaded over the network and may fail like the booking request.
    const isSaved = confirmed !== null && (await saveEvent(confirmed).catch(() => false));
    setCalendar(isSaved ? 'idle' : 'unconfirmed');
  }

  async function saveEvent(confirmed: Reservation): Promise<boolean> {
    const { branch: at, customer_name: name, reservation_no: number } = confirmed;
    const phone = formatPhone(at.contact_no);
    const party = t('party', { count: confirmed.number_of_seats });
    const words = {
      title: t('calendarTitle', { branch: at.branch_name }),
      description: t('calendarText', { guests: party, name, number, phone }),
    };
    const { calendarFile } = await import('./calendar-file.ts');
    saveFile(`${number}.ics`, calendarFile(calendarEvent(confirmed, words, location.host)));
    return true;
  }

  async function share() {
    const time = format.dateTime(Temporal.Instant.from(booking.reservation_time));
    const { address, branch_name } = branch;
    const text = t('shareText', { guests, branch: branch_name, time, address });
    setIsCopied((await shareText(title, text)) === 'copied');
  }

  // A cancelled or rejected booking can still be removed from a calendar, but not shared.
  if (status === 'COMPLETED' || status === 'NO_SHOW') return null;
  const gone = isOver(status);
  return (
    <>
      <div className={styles.ways}>
        <Button
          size="sm"
          variant="secondary"
          pending={calendar === 'confirming'}
          onClick={addToCalendar}
        >
          <Icon drawing={calendarIcon} size={20} />
          <span>{gone ? t('takeFromCalendar') : t('addToCalendar')}</span>
        </Button>
        {!gone && (
          <Button size="sm" variant="secondary" onClick={share}>
            <Icon drawing={isCopied ? checkIcon : shareIcon} size={20} />
            <span>{isCopied ? t('copied') : t('share')}</span>
          </Button>
        )}
      </div>
      {calendar === 'unconfirmed' && (
        <Callout tone="notice" icon={warningIcon}>
          {t('calendarUnconfirmed')}
        </Callout>
      )}
    </>
  );
}
