import type { PaymentCodeView } from '@claypot/domain/loyalty';
import { Callout, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

type Problem = Extract<PaymentCodeView, { status: 'failed' | 'clockWrong' }>;

/** Why there is no code, and what the customer can do. */
export function OneTimeCodeProblem({ view }: { readonly view: Problem }) {
  const { t } = useTranslation('code');
  const isClockWrong = view.status === 'clockWrong';
  const isOffline = view.status === 'failed' && view.error === 'OFFLINE';
  const title = isClockWrong
    ? t('clockWrong')
    : isOffline
      ? t('oneTimeOffline')
      : t('oneTimeFailed');
  const text = isClockWrong
    ? t('clockWrongText')
    : isOffline
      ? t('oneTimeOfflineText')
      : t('oneTimeFailedText');
  useAnnouncement(`${title}. ${text}`);
  return (
    <Callout tone="notice" title={title}>
      {text}
    </Callout>
  );
}
