import { ROUTES } from '@claypot/domain';
import {
  bellIcon,
  helpIcon,
  infoIcon,
  pinIcon,
  receiptIcon,
  settingsIcon,
  storeIcon,
  userIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Shortcuts } from './Shortcuts.tsx';

interface EntriesProps {
  /** What a badge says of the unread notifications, null for none; undefined for guests. */
  readonly unread?: string | null | undefined;
  readonly isMember: boolean;
  /** Where the next order would be picked up; null before a branch is chosen. */
  readonly branchName: string | null;
}

/** The ways on from /me: what is one's own in the reach of a thumb, then what is looked up. */
export function Entries({ unread = null, isMember, branchName }: EntriesProps) {
  const { t } = useTranslation(['me', 'info', 'setting']);
  const members = [
    { icon: bellIcon, title: t('notifications'), href: ROUTES.notification.path, unread },
    { icon: userIcon, title: t('profile'), href: ROUTES.profile.path },
  ] as const;
  return (
    <>
      <Shortcuts
        shortcuts={[
          { icon: receiptIcon, title: t('myOrders'), href: ROUTES.orderList.path },
          { icon: pinIcon, title: t('addresses'), href: ROUTES.addressBook.path },
          ...(isMember ? members : []),
        ]}
      />
      <LinkRows
        rows={[
          {
            icon: storeIcon,
            title: t('branch'),
            text: branchName ?? t('noBranch'),
            href: ROUTES.branchList.path,
          },
          { icon: helpIcon, title: t('info:help'), href: ROUTES.help.path },
          { icon: infoIcon, title: t('info:about'), href: ROUTES.about.path },
          { icon: settingsIcon, title: t('setting:title'), href: ROUTES.setting.path },
        ]}
      />
    </>
  );
}
