import type { BookingView } from '@claypot/counter/bookings';
import { type ReactNode, useId } from 'react';
import styles from './BookingGroup.module.css';
import { BookingRow, type BookingRowProps } from './BookingRow.tsx';

interface BookingGroupProps extends Omit<BookingRowProps, 'party'> {
  readonly title: string;
  readonly text?: ReactNode;
  readonly parties: readonly BookingView[];
}

/** Bookings of one kind with a heading; nothing if there are none. */
export function BookingGroup({ title, text, parties, ...row }: BookingGroupProps) {
  const id = useId();
  if (parties.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <ul className={styles.rows}>
        {parties.map((party) => (
          <BookingRow key={party.booking.id} {...row} party={party} />
        ))}
      </ul>
    </section>
  );
}
