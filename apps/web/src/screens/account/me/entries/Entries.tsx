import { ROUTES } from '@claypot/domain/routes';
import { helpIcon, infoIcon, settingsIcon, storeIcon } from '@claypot/ui';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { QUICK_LINK_ICONS } from '../../../definition/quick-link-icons.ts';
import { QuickLinksContext } from '../../../definition/quick-links-context.ts';
import { LinkRows } from '../../../shared/layout/LinkRows.tsx';
import { useOffersRow } from '../../../shared/loyalty/use-offers-row.ts';
import { QuickLinks } from './QuickLinks.tsx';

interface EntriesProps {
  /** Badge text for unread notifications; null for none, undefined for guests. */
  readonly unread?: string | null | undefined;
  readonly isMember: boolean;
  /** Number of vouchers that the member can claim now. */
  readonly claimable?: ReactNode;
  /** Branch of the next pickup order; null before a branch is chosen. */
  readonly branchName: ReactNode;
}

/** Links from `/me`: personal quick links first, then general pages. */
export function Entries({ unread = null, isMember, claimable = null, branchName }: EntriesProps) {
  const { t, i18n } = useTranslation(['me', 'info', 'setting']);
  const offers = useOffersRow(claimable);
  const quickLinks = useContext(QuickLinksContext).filter(
    ({ membersOnly = false }) => isMember || !membersOnly,
  );
  return (
    <>
      <QuickLinks
        quickLinks={quickLinks.map(({ href, icon, label }) => ({
          href,
          icon: QUICK_LINK_ICONS[icon],
          title: i18n.t(label),
          unread: href === ROUTES.notification.path ? unread : null,
        }))}
      />
      <LinkRows
        rows={[
          ...(isMember ? [offers] : []),
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
