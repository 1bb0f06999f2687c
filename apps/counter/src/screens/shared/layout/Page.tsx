import { Screen, TopBar } from '@claypot/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageProps {
  readonly title: string;
  /** Path of the parent screen. */
  readonly backHref?: string;
  readonly actions?: ReactNode;
  readonly busy?: boolean;
  readonly width?: ComponentProps<typeof Screen>['width'];
  readonly children: ReactNode;
}

/** Screen of the office side: heading, actions and content. */
export function Page({ title, backHref, actions, busy, width = 'split', children }: PageProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <Screen
      width={width}
      {...(busy !== undefined && { busy })}
      top={
        <TopBar
          title={title}
          actions={actions}
          look={backHref === undefined ? 'large' : 'bar'}
          {...(backHref !== undefined && { back: { label: t('back'), href: backHref } })}
        />
      }
    >
      {children}
    </Screen>
  );
}
