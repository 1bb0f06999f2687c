import { Button } from '@claypot/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import styles from './AccountForm.module.css';
import { NewPassword } from './NewPassword.tsx';
import { NumberAndCode } from './NumberAndCode.tsx';
import { useCodeFocus } from './use-code-focus.ts';
import type { CodeForm } from './use-code-form.ts';

interface AccountFormProps {
  readonly code: CodeForm;
  readonly passwordLabel: string;
  readonly submitLabel: string;
  /** Renders further fields; receives a function that returns the error of a field. */
  readonly children?: (fieldErrorAt: (field: string) => string | undefined) => ReactNode;
}

const PLACES = {
  INVALID_PHONE_NO: 'phone_no',
  PHONE_NO_REGISTERED: 'phone_no',
  OTP_NOT_SAME: 'otp_code',
  PASSWORD_TOO_COMMON: 'password',
  OTP_EXPIRED: 'otp_code',
} as const;

/** Fields shared by sign-up and password reset: phone number, code, new password. */
export function AccountForm({ code, passwordLabel, submitLabel, children }: AccountFormProps) {
  const { form, otp, onChange, onSubmit } = code;
  const fieldErrors = useFieldErrors(form, PLACES);
  const ref = useRef<HTMLFormElement>(null);
  const follow = useCodeFocus(ref, otp);
  // Hides the last code's error for a new code until that is submitted.
  const [isNewCode, setNewCode] = useState(false);
  const fieldErrorAt = (field: string) =>
    field === 'otp_code' && isNewCode ? undefined : fieldErrors.at(field);
  return (
    <Form
      formRef={ref}
      firstInvalid={fieldErrors.firstInvalid}
      className={styles.form}
      onSubmit={() => {
        setNewCode(false);
        onSubmit();
      }}
    >
      <NumberAndCode
        code={code}
        fieldErrorAt={fieldErrorAt}
        onPress={() => {
          setNewCode(true);
          onChange({ field: 'otp_code', value: '' });
          follow();
        }}
      />
      <NewPassword
        label={passwordLabel}
        values={form.values}
        fieldErrorAt={fieldErrorAt}
        onChange={onChange}
      />
      {children?.(fieldErrorAt)}
      <FormAlert text={fieldErrors.general} />
      <Button type="submit" size="lg" wide pending={form.busy || form.done}>
        {submitLabel}
      </Button>
    </Form>
  );
}
