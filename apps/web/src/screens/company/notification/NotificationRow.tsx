import { notificationPath } from '@claypot/domain/account';
import type { Notification } from '@claypot/sdk';
import { Badge, bellIcon, receiptIcon } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { NotificationShape } from './NotificationShape.tsx';

/** Matches order numbers such as `CP-261121-7F3K9Q`. */
const ORDER_NUMBER = /([A-Z]{2,}-\d+-[0-9A-Z]+)/;

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Temporal.ZonedDateTime;
}

/** A notification with its relative time. Unread ones also have a text badge. */
export function NotificationRow({ notification, now }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { message, created_at, read_at } = notification;
  const moment = Temporal.Instant.from(created_at);
  const isNew = read_at === null;
  return (
    <NotificationShape
      isNew={isNew}
      icon={ORDER_NUMBER.test(message) ? receiptIcon : bellIcon}
      href={notificationPath(notification)}
      message={<NoWrapNumbers text={message} />}
      when={
        <>
          {isNew && <Badge tone="action">{t('unread')}</Badge>}
          <time dateTime={created_at} title={format.dateTime(moment)}>
            {format.ago(moment, now)}
          </time>
        </>
      }
    />
  );
}

/** Keeps an order number in the text on one line. */
function NoWrapNumbers({ text }: { readonly text: string }) {
  const [before, number, ...after] = text.split(ORDER_NUMBER);
  return (
    <>
      <span>{before}</span>
      {number !== undefined && <NoWrap>{number}</NoWrap>}
      <span>{after.join('')}</span>
    </>
  );
}
