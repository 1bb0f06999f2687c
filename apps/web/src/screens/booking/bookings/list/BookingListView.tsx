import type { BookingsView, CancelView } from '@claypot/domain/booking';
import { pathTo } from '@claypot/domain/routes';
import type { Reservation } from '@claypot/sdk';
import { ActionBar, EmptyState, LinkButton, Screen, Skeleton, TopBar } from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { SeatsArt } from '../../../shared/art/SeatsArt.tsx';
import { StaleNotice } from '../../../shared/freshness/StaleNotice.tsx';
import { Unconfirmed } from '../../../shared/freshness/Unconfirmed.tsx';
import { Section } from '../../../shared/layout/Section.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../../shared/loading/LoadingSkeleton.tsx';
import type { BookingActions } from '../actions.ts';
import { CancelPopups } from '../CancelPopups.tsx';
import { BookingCard } from './BookingCard.tsx';
import styles from './BookingListView.module.css';

interface BookingListViewProps {
  readonly back: Back;
  readonly bookings: BookingsView;
  readonly actions: BookingActions;
}

export function BookingListView({ back, bookings, actions }: BookingListViewProps) {
  const { t } = useTranslation('booking');
  const { asOf, cancel, past, stale, status, unconfirmed, upcoming } = bookings;
  const onCancel = actions.cancel;
  return (
    <Screen
      top={<TopBar title={t('listTitle')} back={back} />}
      bottom={
        status === 'ready' && (
          <ActionBar>
            <LinkButton size="lg" wide href={pathTo('bookingBranch')}>
              {upcoming.length === 0 ? t('bookTable') : t('bookAnother')}
            </LinkButton>
          </ActionBar>
        )
      }
      busy={status === 'loading'}
    >
      {status === 'loading' && (
        <LoadingSkeleton>
          <div className={styles.list}>
            <Skeleton shape="row" count={4} />
          </div>
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('listFailed')} onRetry={actions.retry} />}
      {unconfirmed && <Unconfirmed />}
      {status === 'empty' && <NoBookings />}
      {stale && <StaleNotice text={t('listStale')} asOf={asOf} onRetry={actions.retry} />}
      {status === 'ready' && (
        <>
          <Section heading={t('upcoming')}>
            {upcoming.length === 0 && <p className={styles.none}>{t('nothingUpcoming')}</p>}
            <List bookings={upcoming} cancel={cancel} onCancel={onCancel} />
          </Section>
          {past.length > 0 && (
            <Section heading={t('past')}>
              <List past bookings={past} cancel={cancel} onCancel={onCancel} />
            </Section>
          )}
        </>
      )}
      <CancelPopups cancel={cancel} actions={actions} />
    </Screen>
  );
}

interface ListProps {
  readonly past?: boolean;
  readonly bookings: readonly Reservation[];
  readonly cancel: CancelView;
  readonly onCancel: (reservation: Reservation) => void;
}

function List({ past = false, bookings, cancel, onCancel }: ListProps) {
  if (bookings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard
            booking={booking}
            past={past}
            cancelling={cancel.status === 'running' && cancel.input?.id === booking.id}
            onCancel={onCancel}
          />
        </li>
      ))}
    </ul>
  );
}

function NoBookings() {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      art={<SeatsArt />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <LinkButton size="lg" href={pathTo('bookingBranch')}>
          {t('bookTable')}
        </LinkButton>
      }
    />
  );
}
