import type { NOTIFICATIONS_REQUEST } from '@claypot/domain/account';
import type { Notification } from '@claypot/sdk';
import { bellIcon, Card, Screen, TopBar } from '@claypot/ui';
import { about, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NotificationShape } from './NotificationShape.tsx';

const at = placesOf<Notification>();

/** Server-rendered page: the messages without their relative times. */
export function Face() {
  const { t } = useTranslation('notifications');
  return (
    <Screen top={<TopBar title={t('title')} back={useBack()} />}>
      <Card padding="none">
        <ul>
          <NotificationShape
            about={about<[typeof NOTIFICATIONS_REQUEST]>({ of: '/notifications/:customer' })}
            isNew={false}
            icon={bellIcon}
            message={at('message')}
            when={'\u00a0'}
          />
        </ul>
      </Card>
    </Screen>
  );
}
