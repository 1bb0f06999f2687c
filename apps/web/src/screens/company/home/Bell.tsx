import { pathTo } from '@claypot/domain/routes';
import { bellIcon, IconLink } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Link to the notifications with the number of unread ones; null for none. */
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
