import {
  Button,
  Callout,
  calendarIcon,
  EmptyState,
  Icon,
  plusIcon,
  RadioBar,
  SearchField,
  Skeleton,
  Stack,
  useAnnouncement,
} from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../shared/forms/Rejection.tsx';
import { LoadFailed } from '../shared/layout/LoadFailed.tsx';
import { Page } from '../shared/layout/Page.tsx';
import styles from './BookingsView.module.css';
import { DayBar } from './day/DayBar.tsx';
import { DaySummary } from './day/DaySummary.tsx';
import { SeatTimes } from './day/SeatTimes.tsx';
import { BookingList } from './list/BookingList.tsx';
import { FoundBookings } from './list/FoundBookings.tsx';
import { StepDone } from './list/StepDone.tsx';
import type { BookingsViewProps } from './shared/bookings-view-props.ts';

/** A day of the bookings: the list, and the seats by time. Both show the same response. */
export function BookingsView(props: BookingsViewProps) {
  const { view, search, onAdd, onSeats, onQuery } = props;
  const { day } = view;
  const { t } = useTranslation(['counterBookings', 'counterStart']);
  useAnnouncement(view.status === 'loading' ? t('loading') : null);
  return (
    <Page
      title={t('counterStart:bookings')}
      width="wide"
      busy={view.status === 'loading'}
      actions={
        day !== null && (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onSeats}>
              {t('seatsMenu')}
            </Button>
            <Button onClick={onAdd}>
              <Icon drawing={plusIcon} size={20} />
              <span>{t('add')}</span>
            </Button>
          </div>
        )
      }
    >
      <Stack gap={4}>
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clearSearch')}
          value={search.query}
          onChange={onQuery}
        />
        {search.status === 'idle' ? <Day {...props} /> : <FoundBookings {...props} />}
      </Stack>
    </Page>
  );
}

function Day(props: BookingsViewProps) {
  const { view, now, onDate, onOpen, onRetry } = props;
  const { t } = useTranslation('counterBookings');
  const [shown, setShown] = useState<'list' | 'times'>('list');
  const { day, error, groups, stale, status, step } = view;
  if (status === 'loading' || (day === null && status !== 'failed')) {
    return <Skeleton shape="row" count={5} />;
  }
  if (day === null) {
    return <LoadFailed title={t('failed')} error={error} onRetry={onRetry} />;
  }
  const parties = [...groups.over, ...groups.seated, ...groups.expected, ...groups.ended].concat(
    groups.waiting.filter(({ booking }) => booking.date === day.date),
  );
  const isEmpty = parties.length === 0 && groups.waiting.length === 0;
  return (
    <>
      {stale && <Callout tone="notice">{t('stale')}</Callout>}
      <DayBar date={day.date} today={day.today} onDate={onDate} />
      <DaySummary day={day} guests={view.guests} />
      <Rejection code={step.status === 'rejected' && view.open === null ? step.error : null} />
      <StepDone {...props} />
      <div className={styles.choice}>
        <RadioBar
          label={t('show')}
          value={shown}
          choices={[
            { value: 'list', label: t('showList') },
            { value: 'times', label: t('showTimes') },
          ]}
          onChange={setShown}
        />
      </div>
      <div className={styles.both} data-shown={shown}>
        <div className={styles.list}>
          {isEmpty ? (
            <EmptyState icon={calendarIcon} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <BookingList {...props} day={day} />
          )}
        </div>
        <div className={styles.times}>
          <SeatTimes
            day={day}
            parties={parties.filter(({ booking }) => isAtTable(booking.status))}
            now={now}
            onOpen={onOpen}
          />
        </div>
      </div>
    </>
  );
}

function isAtTable(status: string): boolean {
  return status === 'PENDING' || status === 'APPROVED' || status === 'COMPLETED';
}
