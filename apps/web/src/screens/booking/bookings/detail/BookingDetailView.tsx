import type { BookingView } from '@claypot/domain/booking';
import { pathTo } from '@claypot/domain/routes';
import type { Reservation } from '@claypot/sdk';
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Screen,
  Skeleton,
  TopBar,
  useAnnouncedChange,
} from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { LensArt } from '../../../shared/art/LensArt.tsx';
import { StaleNotice } from '../../../shared/freshness/StaleNotice.tsx';
import { Unconfirmed } from '../../../shared/freshness/Unconfirmed.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../../shared/loading/LoadingSkeleton.tsx';
import type { BookingDetailActions } from '../actions.ts';
import { CancelPopups } from '../CancelPopups.tsx';
import { rejectionText, statusTexts } from '../status-texts.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import { SaveToCalendar } from './SaveToCalendar.tsx';

interface BookingDetailViewProps {
  readonly back: Back;
  readonly booking: BookingView;
  readonly actions: BookingDetailActions;
}

export function BookingDetailView({ back, booking, actions }: BookingDetailViewProps) {
  const { t } = useTranslation('booking');
  const { asOf, cancel, pending, reservation, stale, status, unconfirmed } = booking;
  return (
    <Screen top={<TopBar title={t('detailTitle')} back={back} />} busy={status === 'loading'}>
      {status === 'loading' && (
        <LoadingSkeleton>
          <Card>
            <Skeleton shape="title" />
            <Skeleton shape="row" count={4} />
          </Card>
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('detailFailed')} onRetry={actions.retry} />}
      {status === 'notFound' && (
        <EmptyState
          art={<LensArt />}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<LinkButton href={pathTo('myBooking')}>{t('toList')}</LinkButton>}
        />
      )}
      {unconfirmed && <Unconfirmed />}
      {stale && <StaleNotice text={t('detailStale')} asOf={asOf} onRetry={actions.retry} />}
      {status === 'ready' && reservation && (
        <>
          <BookingBanner booking={reservation} />
          <BookingFacts booking={reservation} />
          <SaveToCalendar booking={reservation} onConfirm={actions.confirmed} />
          {pending && (
            <Button
              size="lg"
              variant="quiet"
              wide
              pending={cancel.status === 'running'}
              onClick={() => actions.cancel(reservation)}
            >
              {t('cancelBooking')}
            </Button>
          )}
        </>
      )}
      <CancelPopups cancel={cancel} actions={actions} />
    </Screen>
  );
}

/** Status of the booking in one sentence; announces changes. */
function BookingBanner({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const { date, reservation_status: status } = booking;
  const words = statusTexts(status);
  useAnnouncedChange(words === null ? status : t(words.title));
  const reason = rejectionText(booking);
  return (
    <BookingStatus
      status={status}
      date={Temporal.PlainDate.from(date)}
      reason={reason === null ? null : t(reason, { text: booking.rejection?.text ?? '' })}
    />
  );
}
