import type { OtpView } from '@claypot/domain/account';
import { Button } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface CodeButtonProps {
  readonly otp: OtpView;
  readonly onSend: () => void;
  readonly onResend: () => void;
}

/**
 * Requests a code, and shows the seconds until the next request. It is no live region: announcing
 * every second would disturb screen-reader users.
 */
export function CodeButton({ otp, onSend, onResend }: CodeButtonProps) {
  const { t } = useTranslation('account');
  const { busy, secondsLeft, step } = otp;
  const mayAsk = busy || (step === 'code' ? otp.canResend : otp.canSend);
  const words = step === 'code' ? t('resend') : t('sendCode');
  return (
    <Button
      variant={step === 'code' ? 'quiet' : 'secondary'}
      pending={busy}
      disabled={!mayAsk}
      onClick={step === 'code' ? onResend : onSend}
    >
      {secondsLeft > 0 ? t('resendIn', { count: secondsLeft }) : words}
    </Button>
  );
}
