import type { QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import type { Notification } from '@claypot/sdk';
import { bellIcon, Card, EmptyState, LinkButton, Screen, Skeleton, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { RecordsBody } from '../../shared/loading/RecordsBody.tsx';
import { NotificationRow } from './NotificationRow.tsx';

interface NotificationViewProps {
  readonly back: Back;
  readonly now: Temporal.ZonedDateTime;
  readonly notifications: QueryView<Notification[]>;
  readonly onRetry: () => void;
}

export function NotificationView({ back, now, notifications, onRetry }: NotificationViewProps) {
  const { t } = useTranslation(['notifications', 'me']);
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      busy={notifications.status === 'loading'}
    >
      <RecordsBody
        records={notifications}
        outline={<Skeleton shape="row" count={4} />}
        failed={t('failed')}
        stale={t('stale')}
        empty={
          <EmptyState
            icon={bellIcon}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <LinkButton href={ROUTES.home.path} variant="secondary">
                {t('me:startOrder')}
              </LinkButton>
            }
          />
        }
        onRetry={onRetry}
      >
        {(records) => (
          <Card padding="none">
            <ul>
              {records.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} now={now} />
              ))}
            </ul>
          </Card>
        )}
      </RecordsBody>
    </Screen>
  );
}
