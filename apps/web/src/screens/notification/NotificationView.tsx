import type { ResourceView } from '@claypot/domain';
import type { Notification } from '@claypot/sdk';
import { Card, EmptyState, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { LoadingOutline } from '../parts/LoadingOutline.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { NotificationRow } from './NotificationRow.tsx';

interface NotificationViewProps {
  readonly back: Back;
  readonly now: Temporal.ZonedDateTime;
  readonly notifications: ResourceView<Notification[]>;
  readonly onRetry: () => void;
}

/** What the restaurant has told a member, newest first. */
export function NotificationView({ back, now, notifications, onRetry }: NotificationViewProps) {
  const { t } = useTranslation('notifications');
  const { status, data, stale } = notifications;
  return (
    <Screen top={<TopBar title={t('title')} back={back} />} busy={status === 'loading'}>
      {status === 'loading' && (
        <LoadingOutline>
          <Skeleton shape="row" count={4} />
        </LoadingOutline>
      )}
      {status === 'failed' && <LoadFailed title={t('failed')} onRetry={onRetry} />}
      {status === 'empty' && (
        <EmptyState icon="bell" title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {stale && <StaleNotice text={t('stale')} onRetry={onRetry} />}
      {status === 'ready' && (
        <Card padding="none">
          <ul>
            {data?.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </Screen>
  );
}
