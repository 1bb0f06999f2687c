import { ROUTES } from '@claypot/domain';
import { Badge, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LinkRows } from '../parts/LinkRows.tsx';

interface EntriesProps {
  /** What a badge says of the unread notifications, null for none; undefined for guests. */
  readonly unread?: string | null | undefined;
  readonly isMember: boolean;
  /** Where the next order would be picked up; null before a branch is chosen. */
  readonly branchName: string | null;
}

/** The ways on from /me: first what is one's own, then what is the restaurant's. */
export function Entries({ unread = null, isMember, branchName }: EntriesProps) {
  const { t } = useTranslation(['me', 'info', 'setting']);
  const members = [
    { icon: 'user', title: t('profile'), href: ROUTES.profile.path },
    {
      icon: 'bell',
      title: t('notifications'),
      href: ROUTES.notification.path,
      ...(unread !== null && { end: <Unread number={unread} /> }),
    },
  ] as const;
  return (
    <>
      <LinkRows
        rows={[
          ...(isMember ? members : []),
          { icon: 'receipt', title: t('myOrders'), href: ROUTES.orderList.path },
          { icon: 'pin', title: t('addresses'), href: ROUTES.addressBook.path },
          {
            icon: 'store',
            title: t('branch'),
            text: branchName ?? t('noBranch'),
            href: ROUTES.branchList.path,
          },
        ]}
      />
      <LinkRows
        rows={[
          { icon: 'info', title: t('info:about'), href: ROUTES.about.path },
          { icon: 'help', title: t('info:help'), href: ROUTES.help.path },
          { icon: 'settings', title: t('setting:title'), href: ROUTES.setting.path },
        ]}
      />
    </>
  );
}

function Unread({ number }: { readonly number: string }) {
  const { t } = useTranslation('me');
  return (
    <Badge tone="action">
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('unread', { number })}</VisuallyHidden>
    </Badge>
  );
}
