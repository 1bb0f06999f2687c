import type { BOOKINGS_REQUEST } from '@claypot/domain/booking';
import { isPending } from '@claypot/domain/booking';
import { pathTo } from '@claypot/domain/routes';
import type { Reservation } from '@claypot/sdk';
import { ActionBar, Button, CardAction, CardLink, Screen, Skeleton, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { BookingCardShape } from './list/BookingCardShape.tsx';
import styles from './list/BookingListView.module.css';
import { isOver, STATUSES } from './status-texts.ts';

const at = placesOf<Reservation>();

/** Server-rendered page: upcoming bookings with branch and status; their times are skeletons. */
export function Face() {
  const { t } = useTranslation('booking');
  return (
    <Screen
      top={<TopBar title={t('listTitle')} back={useBack()} />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
    >
      <Section heading={t('upcoming')}>
        <ul className={styles.list}>
          <Part<[typeof BOOKINGS_REQUEST]> of="/reservation_list">
            {STATUSES.filter((status) => !isOver(status)).map((reservation_status) => (
              <Part key={reservation_status} when={`reservation_status=${reservation_status}`}>
                <li>
                  <BookingCardShape
                    status={reservation_status}
                    date={null}
                    past={false}
                    time={
                      <CardLink href={pathTo('reviewBookTable', { id: at('id') })}>{LINE}</CardLink>
                    }
                    branchName={at('branch.branch_name')}
                    party={LINE}
                  >
                    {isPending({ reservation_status }) && (
                      <CardAction>
                        <Button size="sm" variant="quiet">
                          {t('cancel')}
                        </Button>
                      </CardAction>
                    )}
                  </BookingCardShape>
                </li>
              </Part>
            ))}
          </Part>
        </ul>
      </Section>
    </Screen>
  );
}
