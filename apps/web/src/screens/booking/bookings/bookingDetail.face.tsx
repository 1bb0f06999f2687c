import { type BOOKING_REQUEST, OCCASIONS } from '@claypot/domain/booking';
import type { Reservation } from '@claypot/sdk';
import { Button, Icon, phoneIcon, Screen, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { digits, LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './detail/BookingFacts.module.css';
import { BookingFactsShape } from './detail/BookingFactsShape.tsx';
import { BookingStatus } from './detail/BookingStatus.tsx';
import { NoteRow, OccasionRow } from './detail/RequestRow.tsx';
import { occasionText } from './occasion-text.ts';
import { isOver, STATUSES } from './status-texts.ts';

const at = placesOf<Reservation>();
const PHONE = digits(10);

/** Server-rendered page: status, branch and contact of the booking; its times are skeletons. */
export function Face() {
  const { t } = useTranslation('booking');
  return (
    <Screen top={<TopBar title={t('detailTitle')} back={useBack()} />}>
      <Part<[typeof BOOKING_REQUEST]> of="/reservation_detail/:id">
        {STATUSES.map((status) => (
          <Part key={status} when={`reservation_status=${status}`}>
            <BookingStatus status={status} date={null} />
            <BookingFactsShape
              when={LINE}
              until={isOver(status) ? undefined : LINE}
              party={LINE}
              branch={{ branch_name: at('branch.branch_name'), address: at('branch.address') }}
              ways={<Ways />}
              name={at('customer_name')}
              phone={LINE}
              number={at('reservation_no')}
              made={LINE}
              requests={
                <>
                  {OCCASIONS.map((occasion) => (
                    <Part key={occasion} when={`occasion=${occasion}`}>
                      <OccasionRow>{t(occasionText(occasion))}</OccasionRow>
                    </Part>
                  ))}
                  <Part when="note">
                    <NoteRow>{at('note')}</NoteRow>
                  </Part>
                </>
              }
              reminder={
                isOver(status) ? null : (
                  <>
                    <Part when="reminder=1">{t('reminded')}</Part>
                    <Part unless="reminder=1">{t('notReminded')}</Part>
                  </>
                )
              }
            />
          </Part>
        ))}
      </Part>
    </Screen>
  );
}

/** Placeholder buttons for directions and phone. */
function Ways() {
  const { t } = useTranslation('booking');
  return (
    <span className={styles.ways}>
      {[t('googleMaps'), 'Waze', PHONE].map((words) => (
        <Button key={words} size="sm" variant="secondary">
          {words === PHONE && <Icon drawing={phoneIcon} size={20} />}
          {words}
        </Button>
      ))}
    </span>
  );
}
