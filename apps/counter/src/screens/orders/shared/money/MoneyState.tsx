import type { MoneyActionView, StepProblem } from '@claypot/counter/orders';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { offlineIcon } from '../text/icons.ts';
import { STATUS_TEXTS } from '../text/words.ts';

interface MoneyStateProps {
  readonly action: MoneyActionView;
  /** Title of the message that the action had no effect. */
  readonly failedTitle: string;
}

/** Why an action cannot be sent now, what it waits for, or why it had no effect. */
export function MoneyState({ action, failedTitle }: MoneyStateProps) {
  const { t, i18n } = useTranslation(['counterRefunds', 'counterOrders']);
  const { status, problem, isOnline } = action;
  const waits =
    status === 'approving' ? t('approving') : status === 'checking' ? t('checking') : null;
  const failure = status === 'rejected' && problem !== null ? textOf(problem) : null;
  useAnnouncement(waits ?? failure);
  if (!isOnline) {
    return (
      <Callout tone="danger" icon={offlineIcon} title={t('offline')}>
        {status === 'checking' ? t('checking') : t('offlineText')}
      </Callout>
    );
  }
  if (waits !== null) return <Callout tone="notice">{waits}</Callout>;
  if (failure === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon} title={failedTitle}>
      {failure}
    </Callout>
  );

  function textOf(cause: StepProblem): string {
    if (cause.kind === 'moved') {
      return t('moved', { status: t(`counterOrders:${STATUS_TEXTS[cause.status]}`) });
    }
    return counterErrorMessage(i18n, cause.kind === 'failed' ? cause.code : 'SESSION_EXPIRED');
  }
}
