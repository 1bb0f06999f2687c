import type { CheckoutProblem } from '@claypot/domain';
import { errorMessage } from '@claypot/i18n';
import type { ErrorCode } from '@claypot/sdk';
import { checkIcon, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { FocusedNotice } from '../parts/FocusedNotice.tsx';
import { type CheckoutNoticeContent, noticeOf } from './notice-of.ts';

interface CheckoutNoticeProps {
  readonly problem: CheckoutProblem | null;
  /** Why the form itself was not let through. */
  readonly refusal: ErrorCode | null;
}

/** Why the customer is at the form again. */
export function CheckoutNotice({ problem, refusal }: CheckoutNoticeProps) {
  const notice = noticeOf(problem, refusal);
  const words = useWords(notice);
  if (notice === null || words === null) return null;
  const known = notice.kind === 'cancelled' && notice.reason === 'CUSTOMER_CANCELLED';
  return (
    <FocusedNotice
      {...words}
      tone={known ? 'success' : 'danger'}
      icon={known ? checkIcon : warningIcon}
    />
  );
}

function useWords(notice: CheckoutNoticeContent | null) {
  const { t, i18n } = useTranslation('checkout');
  switch (notice?.kind) {
    case 'refused':
      return { title: t('refusedTitle'), text: errorMessage(i18n, notice.code) };
    case 'notPlaced':
      return { title: t('notPlacedTitle'), text: t('notPlacedText') };
    case 'cancelled':
      return { title: t(notice.reason ?? 'cancelled'), text: t('cartIntact') };
    default:
      return null;
  }
}
