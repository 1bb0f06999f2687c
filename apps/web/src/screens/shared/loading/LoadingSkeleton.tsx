import { useAnnouncement, VisuallyHidden } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Skeleton with an announcement for screen readers. */
export function LoadingSkeleton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  useAnnouncement(t('loading'));
  return (
    <div>
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
