import type { MemberRequest } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface OutcomeTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts of each state in which nothing was spent. */
const NOTHING = {
  open: { title: 'declinedTitle', text: 'nothingSpent' },
  declined: { title: 'declinedTitle', text: 'nothingSpent' },
  expired: { title: 'expiredTitle', text: 'askAgainText' },
  cancelled: { title: 'withdrawnTitle', text: 'withdrawnText' },
} as const;

const FAILED = {
  bill_changed: { title: 'billChangedTitle', text: 'askAgainText' },
  wallet_too_low: { title: 'walletLowTitle', text: 'walletLowText' },
  voucher_not_usable: { title: 'voucherUsedTitle', text: 'voucherUsedText' },
} as const;

/** Returns what became of a question, in the current language. */
export function useOutcomeTexts(request: MemberRequest): OutcomeTexts {
  const { t } = useTranslation('code');
  const amount = useFormat().money(request.amount);
  const { branch_name: branch, failure, state, voucher_name: voucher } = request;
  if (state === 'accepted') {
    return voucher === null
      ? { title: t('paidTitle', { amount }), text: t('paidText', { branch }) }
      : { title: t('usedTitle'), text: t('usedText', { voucher, branch }) };
  }
  const texts = state === 'failed' ? FAILED[failure ?? 'bill_changed'] : NOTHING[state];
  return { title: t(texts.title), text: t(texts.text) };
}
