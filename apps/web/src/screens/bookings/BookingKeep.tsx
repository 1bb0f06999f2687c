import { calendarEvent } from '@claypot/domain';
import { formatPhone } from '@claypot/i18n';
import type { Reservation } from '@claypot/sdk';
import { Button, calendarIcon, checkIcon, Icon, shareIcon, useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { saveFile } from '../../platform/save-file.ts';
import { shareText } from '../../platform/share-text.ts';
import styles from './BookingKeep.module.css';
import { isOver } from './standing-words.ts';

/** Into the calendar, or to those who come along. */
export function BookingKeep({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [isCopied, setIsCopied] = useState(false);
  useAnnouncement(isCopied ? t('copied') : null);
  const { branch, reservation_no: number, reservation_status: status } = booking;
  const guests = t('party', { count: booking.number_of_seats });
  const title = t('calendarTitle', { branch: branch.branch_name });

  async function addToCalendar() {
    const phone = formatPhone(branch.contact_no);
    const description = t('calendarText', { guests, name: booking.customer_name, number, phone });
    const event = calendarEvent(booking, { title, description }, location.host);
    const { calendarFile } = await import('./calendar-file.ts');
    saveFile(`${number}.ics`, calendarFile(event));
  }

  async function share() {
    const time = format.dateTime(Temporal.Instant.from(booking.reservation_time));
    const { address, branch_name } = branch;
    const text = t('shareText', { guests, branch: branch_name, time, address });
    setIsCopied((await shareText(title, text)) === 'copied');
  }

  // What is not to come is still to be taken out of a calendar, and is nothing to share.
  if (status === 'COMPLETED' || status === 'NO_SHOW') return null;
  const gone = isOver(status);
  return (
    <div className={styles.ways}>
      <Button size="sm" variant="secondary" onClick={addToCalendar}>
        <Icon drawing={calendarIcon} size={20} />
        {gone ? t('takeFromCalendar') : t('addToCalendar')}
      </Button>
      {!gone && (
        <Button size="sm" variant="secondary" onClick={share}>
          <Icon drawing={isCopied ? checkIcon : shareIcon} size={20} />
          {isCopied ? t('copied') : t('share')}
        </Button>
      )}
    </div>
  );
}
