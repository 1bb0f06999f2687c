import { parseMobile } from '@claypot/domain/machines';
import { errorMessage, formatPhone } from '@claypot/i18n';
import { Button, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PhoneField } from '../../shared/forms/PhoneField.tsx';
import { CodeButton } from './CodeButton.tsx';
import type { CodeForm } from './use-code-form.ts';

interface NumberAndCodeProps {
  readonly code: CodeForm;
  /** Returns the error of a field, from validation or the server. */
  readonly fieldErrorAt: (field: string) => string | undefined;
  /** Called after the customer requests a code, by button or Enter, or edits the phone number. */
  readonly onPress: () => void;
}

export function NumberAndCode({ code, fieldErrorAt, onPress }: NumberAndCodeProps) {
  const { t, i18n } = useTranslation(['account', 'validation']);
  const { form, otp, onChange, onSend, onResend, onEditNumber } = code;
  const isSent = otp.step === 'code';
  const number = form.values.phone_no;
  const readable = formatPhone(parseMobile(number) ?? number);
  const problem = otp.problem === null ? undefined : t(`validation:${otp.problem}`);
  const rejection = otp.rejection === null ? undefined : errorMessage(i18n, otp.rejection);
  const pressing = (act: () => void) => () => {
    act();
    onPress();
  };
  const send = pressing(onSend);
  useAnnouncement(otp.busy ? t('sendingCode') : null);
  return (
    <>
      <PhoneField
        readOnly={isSent}
        value={isSent ? readable : number}
        error={fieldErrorAt('phone_no') ?? problem ?? (isSent ? undefined : rejection)}
        action={
          isSent && (
            <Button variant="secondary" onClick={pressing(onEditNumber)}>
              {t('changeNumber')}
            </Button>
          )
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isSent) return;
          event.preventDefault();
          send();
        }}
        onChange={(value) => onChange({ field: 'phone_no', value })}
      />
      <TextField
        name="otp_code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        value={form.values.otp_code}
        hint={isSent ? t('codeSent', { phone: readable }) : t('codeHint')}
        error={
          fieldErrorAt('otp_code') ??
          (isSent ? rejection : undefined) ??
          (otp.expired ? t('codeExpired') : undefined)
        }
        action={<CodeButton otp={otp} onSend={send} onResend={pressing(onResend)} />}
        onChange={(value) => onChange({ field: 'otp_code', value })}
      />
    </>
  );
}
