import { LinkCard } from '@claypot/ui';
import type { ReactNode } from 'react';
import { DateLeaf } from '../../../shared/booking/DateLeaf.tsx';
import { ReservationStatusBadge } from '../../../shared/booking/ReservationStatusBadge.tsx';
import styles from './BookingCard.module.css';

interface BookingCardShapeProps {
  readonly status: string;
  /** Null while loading. */
  readonly date: Temporal.PlainDate | null;
  readonly past: boolean;
  /** Contains the link to the booking. */
  readonly time: ReactNode;
  readonly branchName: string;
  readonly party: string;
  /** Actions such as cancelling. */
  readonly children: ReactNode;
}

/** Layout of a booking card, shared by the list and the server-rendered page. */
export function BookingCardShape(props: BookingCardShapeProps) {
  const { branchName, children, date, party, past, status, time } = props;
  return (
    <LinkCard>
      <div className={styles.row}>
        <DateLeaf date={date} faded={past} />
        <div className={styles.words}>
          <div className={styles.head}>
            <h3 className={styles.time}>{time}</h3>
            <ReservationStatusBadge status={status} />
          </div>
          <p className={styles.where}>{branchName}</p>
          <p className={styles.text}>{party}</p>
          {children ? <div className={styles.action}>{children}</div> : null}
        </div>
      </div>
    </LinkCard>
  );
}
