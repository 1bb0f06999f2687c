import { pathTo } from '@claypot/domain/routes';
import { bellIcon, IconLink } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** The way to the notifications, with how many of them are new; null for none. */
export function Bell({ unread }: { readonly unread: string | null }) {
  const { t } = useTranslation('home');
  return (
    <IconLink
      icon={bellIcon}
      label={unread === null ? t('notifications') : t('notificationsUnread', { number: unread })}
      href={pathTo('notification')}
      count={unread ?? undefined}
    />
  );
}
