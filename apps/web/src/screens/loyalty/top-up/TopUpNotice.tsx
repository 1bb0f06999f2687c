import type { TopUpProblem } from '@claypot/domain/loyalty';
import { errorMessage } from '@claypot/i18n';
import { checkIcon, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FocusedNotice } from '../../shared/popups/FocusedNotice.tsx';

/** Reason why the last top-up failed or was cancelled; renders nothing without a problem. */
export function TopUpNotice({ problem }: { readonly problem: TopUpProblem | null }) {
  const words = useWords(problem);
  if (problem === null || words === null) return null;
  const isCancelledByCustomer =
    problem.kind === 'cancelled' && problem.reason === 'CUSTOMER_CANCELLED';
  return (
    <FocusedNotice
      {...words}
      tone={isCancelledByCustomer ? 'success' : 'danger'}
      icon={isCancelledByCustomer ? checkIcon : warningIcon}
    />
  );
}

function useWords(problem: TopUpProblem | null) {
  const { t, i18n } = useTranslation('topUp');
  switch (problem?.kind) {
    case 'rejected':
      return { title: t('rejectedTitle'), text: errorMessage(i18n, problem.code) };
    case 'notPlaced':
      return { title: t('notPlacedTitle'), text: t('notPlacedText') };
    case 'cancelled':
      return { title: t(problem.reason ?? 'cancelled'), text: t('walletIntact') };
    default:
      return null;
  }
}
