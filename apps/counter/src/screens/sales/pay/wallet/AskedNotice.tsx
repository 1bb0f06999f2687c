import type { AskedView } from '@claypot/counter/pay';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

const STATE_TEXTS = {
  declined: 'askedDeclined',
  expired: 'askedExpired',
  failed: 'askedFailed',
} as const;

const FAILURE_TEXTS = {
  bill_changed: 'failed_bill_changed',
  wallet_too_low: 'failed_wallet_too_low',
  voucher_not_usable: 'failed_voucher_not_usable',
} as const;

/** Why the last question to the phone paid nothing. Nothing while it is open or was withdrawn. */
export function AskedNotice({ asked: { failure, state } }: { readonly asked: AskedView }) {
  const { t } = useTranslation('counterPay');
  const title = state in STATE_TEXTS ? t(STATE_TEXTS[state as keyof typeof STATE_TEXTS]) : null;
  useAnnouncement(title);
  if (title === null) return null;
  return (
    <Callout tone="notice" icon={warningIcon} title={title}>
      {failure === null ? t('askedNothing') : t(FAILURE_TEXTS[failure])}
    </Callout>
  );
}
