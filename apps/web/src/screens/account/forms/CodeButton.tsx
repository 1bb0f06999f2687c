import type { OtpView } from '@claypot/domain/account';
import { Button } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface CodeButtonProps {
  readonly otp: OtpView;
  readonly onSend: () => void;
  readonly onResend: () => void;
}

/**
 * Asks for a code, and while the next one has to wait tells for how long. It is one button at one
 * place, and no live region: a count that is read out every second helps nobody.
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
