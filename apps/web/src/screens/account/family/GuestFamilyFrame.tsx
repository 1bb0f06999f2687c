import { ROUTES } from '@claypot/domain/routes';
import { documentIcon, Screen, TopBar } from '@claypot/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { SignUpBanner } from '../../shared/banners/SignUpBanner.tsx';
import { LinkRows } from '../../shared/layout/LinkRows.tsx';

interface GuestFamilyFrameProps extends ComponentProps<typeof SignUpBanner> {
  readonly children: ReactNode;
}

/** Page layout for guests: the sign-up banner above the tiers, the terms below. */
export function GuestFamilyFrame({ children, ...banner }: GuestFamilyFrameProps) {
  const { t } = useTranslation('info');
  return (
    <Screen top={<TopBar title={banner.programme} look="large" />}>
      <SignUpBanner {...banner} />
      {children}
      <LinkRows rows={[{ icon: documentIcon, title: t('tnc'), href: ROUTES.tnc.path }]} />
    </Screen>
  );
}
