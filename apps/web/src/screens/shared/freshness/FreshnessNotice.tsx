import type { Freshness } from '@claypot/domain/machines';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

interface FreshnessNoticeProps {
  readonly of: Freshness;
  readonly onRetry: () => void;
}

/** Mark during revalidation, or notice that it failed. */
export function FreshnessNotice({ of, onRetry }: FreshnessNoticeProps) {
  const { t } = useTranslation('orders');
  if (of.stale) return <StaleNotice text={t('stale')} asOf={of.asOf} onRetry={onRetry} />;
  return of.unconfirmed ? <Unconfirmed /> : null;
}
