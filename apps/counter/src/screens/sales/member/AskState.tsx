import type { SpendingRequest } from '@claypot/sdk/counter';
import { Button, Callout, checkIcon, clockIcon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { countdown } from '../../branch-state/countdown.ts';
import styles from './AskState.module.css';

export interface AskStateProps {
  readonly request: SpendingRequest;
  /** Null for the wallet, or if the voucher is not in the list any more. */
  readonly voucherName: string | null;
  readonly now: Temporal.Instant;
  /** True while the question is withdrawn. */
  readonly isPending: boolean;
  readonly isOnline: boolean;
  readonly onCancel: () => void;
}

const FAILURE_TEXTS = {
  bill_changed: 'askBillChanged',
  wallet_too_low: 'askWalletLow',
  voucher_not_usable: 'askVoucherNot',
} as const;

const STATE_TEXTS = {
  open: 'asking',
  accepted: 'askAccepted',
  declined: 'askDeclined',
  expired: 'askExpired',
  cancelled: 'askCancelled',
  failed: 'askBillChanged',
} as const;

const LOOKS = {
  open: { tone: 'notice', icon: clockIcon },
  accepted: { tone: 'success', icon: checkIcon },
  declined: { tone: 'danger', icon: warningIcon },
  expired: { tone: 'notice', icon: warningIcon },
  cancelled: { tone: 'info', icon: warningIcon },
  failed: { tone: 'danger', icon: warningIcon },
} as const;

/** A question to the member's phone: its countdown, or its outcome. */
export function AskState(props: AskStateProps) {
  const { request, voucherName, now, isPending, isOnline, onCancel } = props;
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { amount, failure, kind } = request;
  const ends = Temporal.Instant.from(request.expires_at);
  const isOver = Temporal.Instant.compare(now, ends) >= 0;
  const state = request.state === 'open' && isOver ? 'expired' : request.state;
  const title = failure === null ? t(STATE_TEXTS[state]) : t(FAILURE_TEXTS[failure]);
  useAnnouncement(title);
  const about =
    kind === 'wallet'
      ? t('askingWallet', { amount: format.money(amount) })
      : voucherName && t('askingVoucher', { name: voucherName });
  return (
    <Callout {...LOOKS[state]} title={title}>
      {about !== null && <p>{about}</p>}
      {state === 'open' && (
        <div className={styles.open}>
          <span className={styles.left}>{t('askLeft', { time: countdown(now, ends) })}</span>
          <Button
            size="sm"
            variant="secondary"
            pending={isPending}
            disabled={!isOnline}
            onClick={onCancel}
          >
            {t('askCancel')}
          </Button>
        </div>
      )}
    </Callout>
  );
}
