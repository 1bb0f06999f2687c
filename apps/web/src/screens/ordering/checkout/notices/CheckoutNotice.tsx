import { type CheckoutProblem, checkoutCancelKey, takesOff } from '@claypot/domain/ordering';
import { errorMessage } from '@claypot/i18n';
import type { Cents, ErrorCode } from '@claypot/sdk';
import { checkIcon, warningIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { FocusedNotice } from '../../../shared/popups/FocusedNotice.tsx';
import { type CheckoutNoticeContent, noticeOf } from './notice-of.ts';

interface CheckoutNoticeProps {
  readonly problem: CheckoutProblem | null;
  /** Error of the form itself. */
  readonly rejection: ErrorCode | null;
  /** Current total in cents; null without a loaded cart. */
  readonly total: Cents | null;
}

export function CheckoutNotice({ problem, rejection, total }: CheckoutNoticeProps) {
  const notice = noticeOf(problem, rejection);
  const words = useWords(notice, total);
  if (notice === null || words === null) return null;
  const isCancelledByCustomer =
    notice.kind === 'cancelled' && notice.reason === 'CUSTOMER_CANCELLED';
  return (
    <FocusedNotice
      {...words}
      tone={isCancelledByCustomer ? 'success' : 'danger'}
      icon={isCancelledByCustomer ? checkIcon : warningIcon}
    />
  );
}

function useWords(notice: CheckoutNoticeContent | null, total: Cents | null) {
  const { t, i18n } = useTranslation(['checkout', 'discounts']);
  const format = useFormat();
  switch (notice?.kind) {
    case 'rejected': {
      const message = errorMessage(i18n, notice.code);
      const isLess = total !== null && takesOff(notice.code) !== null;
      const now = isLess && t('discounts:orderIsNow', { total: format.money(total) });
      return {
        title: t('rejectedTitle'),
        text: now ? t('discounts:both', { message, now }) : message,
      };
    }
    case 'notPlaced':
      return { title: t('notPlacedTitle'), text: t('notPlacedText') };
    case 'cancelled':
      return { title: t(checkoutCancelKey(notice.reason)), text: t('cartIntact') };
    default:
      return null;
  }
}
