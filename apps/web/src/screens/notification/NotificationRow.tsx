import type { Notification } from '@claypot/sdk';
import { Badge, cx } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import styles from './NotificationRow.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Temporal.ZonedDateTime;
}

/** One thing that was told, and how long ago. New ones are marked in words too. */
export function NotificationRow({ notification, now }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { message, created_at, read_at } = notification;
  const moment = Temporal.Instant.from(created_at);
  const isNew = read_at === null;
  return (
    <li className={cx(styles.row, isNew && styles.new)}>
      <p className={styles.message}>{message}</p>
      <p className={styles.when}>
        {isNew && <Badge tone="action">{t('unread')}</Badge>}
        <time dateTime={created_at} title={format.dateTime(moment)}>
          {format.ago(moment, now)}
        </time>
      </p>
    </li>
  );
}
