import type { BookingDay } from '@claypot/sdk/counter';
import { Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { BookingsViewProps } from '../BookingsView.tsx';
import { BookingGroup } from './BookingGroup.tsx';

interface BookingListProps extends Pick<BookingsViewProps, 'view' | 'onOpen' | 'onStep'> {
  readonly day: BookingDay;
}

/** Bookings by what staff do next: reply, settle, serve, expect. */
export function BookingList({ view, day, onOpen, onStep }: BookingListProps) {
  const { t } = useTranslation('counterBookings');
  const { ended, expected, over, seated, waiting } = view.groups;
  const row = { date: day.date, step: view.step, onOpen, onStep };
  return (
    <Stack gap={6}>
      <BookingGroup
        {...row}
        title={t('waitingTitle', { count: waiting.length })}
        parties={waiting}
      />
      <BookingGroup
        {...row}
        title={t('overTitle', { count: over.length })}
        text={t('overText')}
        parties={over}
      />
      <BookingGroup {...row} title={t('seatedTitle')} parties={seated} />
      <BookingGroup {...row} title={t('expectedTitle')} parties={expected} />
      <BookingGroup {...row} title={t('endedTitle')} parties={ended} />
    </Stack>
  );
}
