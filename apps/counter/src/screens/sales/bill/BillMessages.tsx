import type { BillChange } from '@claypot/counter/sales';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillActions } from '../shared/bill-actions.ts';
import type { LoadedView } from '../shared/loaded-view.ts';

interface BillMessagesProps extends Pick<BillActions, 'onDismiss'> {
  readonly view: LoadedView;
}

const FAILED_TEXTS = {
  add: 'lineNotAdded',
  quantity: 'notQuantity',
  table: 'notTable',
  member: 'notMember',
  points: 'notPoints',
  voucher: 'notVoucher',
  removeVoucher: 'notRemovedVoucher',
  ask: 'notAsked',
  cancelAsk: 'notCancelled',
} as const satisfies Record<BillChange['kind'], string>;

/** Messages about a bill: its state, the connection, and the last problem. */
export function BillMessages({ view, onDismiss }: BillMessagesProps) {
  const { t, i18n } = useTranslation('counterSales');
  const { bill, hasChanged, isChecking, isOnline, problem } = view;
  const failed = problem === null ? null : t(FAILED_TEXTS[problem.kind]);
  useAnnouncement(failed ?? (hasChanged ? t('changedTitle') : null));
  const dismiss = (
    <Button size="sm" variant="secondary" onClick={onDismiss}>
      {t('gotIt')}
    </Button>
  );
  const hasPayments = bill.payments.some(({ removal }) => removal === null);
  const messages: (ReactNode | false)[] = [
    !isOnline && (
      <Callout key="offline" tone="danger" icon={warningIcon} title={t('offline')}>
        {t('offlineText')}
      </Callout>
    ),
    isOnline && isChecking && (
      <Callout key="checking" tone="notice">
        {t('checking')}
      </Callout>
    ),
    hasChanged && (
      <Callout key="changed" tone="notice" title={t('changedTitle')} action={dismiss}>
        {t('changedText')}
      </Callout>
    ),
    problem !== null && (
      <Callout key="problem" tone="danger" icon={warningIcon} title={failed} action={dismiss}>
        {counterErrorMessage(i18n, problem.problem.code)}
      </Callout>
    ),
    bill.state === 'open' && hasPayments && (
      <Callout key="payments" tone="info">
        {t('hasPayments')}
      </Callout>
    ),
  ];
  return messages.filter((message) => message !== false);
}
