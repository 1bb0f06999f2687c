import { Callout, EmptyState, Skeleton, searchIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { BookingsViewProps } from '../BookingsView.tsx';
import { BookingGroup } from './BookingGroup.tsx';

type FoundBookingsProps = Pick<BookingsViewProps, 'view' | 'search' | 'onOpen' | 'onStep'>;

/** Results of the search, of all days. */
export function FoundBookings({ view, search, onOpen, onStep }: FoundBookingsProps) {
  const { t } = useTranslation('counterBookings');
  useAnnouncement(search.status === 'empty' ? t('foundNone') : null);
  switch (search.status) {
    case 'loading':
      return <Skeleton shape="row" count={3} />;
    case 'failed':
      return <Callout tone="danger">{t('foundFailed')}</Callout>;
    case 'empty':
      return <EmptyState icon={searchIcon} title={t('foundNone')} />;
    default:
      return (
        <BookingGroup
          title={t('foundTitle')}
          parties={search.found}
          // Results of any day show their dates.
          date=""
          step={view.step}
          onOpen={onOpen}
          onStep={onStep}
        />
      );
  }
}
