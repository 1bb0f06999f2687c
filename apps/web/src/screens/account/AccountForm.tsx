import { Button } from '@claypot/ui';
import { type ReactNode, useRef } from 'react';
import { Form } from '../parts/Form.tsx';
import { FormAlert } from '../parts/FormAlert.tsx';
import { useFaults } from '../parts/useFaults.ts';
import styles from './AccountForm.module.css';
import { NewPassword } from './NewPassword.tsx';
import { NumberAndCode } from './NumberAndCode.tsx';
import { useCodeFocus } from './useCodeFocus.ts';
import type { CodeForm } from './useCodeForm.ts';

interface AccountFormProps {
  readonly code: CodeForm;
  readonly passwordLabel: string;
  readonly submitLabel: string;
  /** What else is asked; is given what is wrong at a field. */
  readonly children?: (faultAt: (field: string) => string | undefined) => ReactNode;
}

const PLACES = {
  INVALID_PHONE_NO: 'phone_no',
  PHONE_NO_REGISTERED: 'phone_no',
  OTP_NOT_SAME: 'otp_code',
  OTP_EXPIRED: 'otp_code',
} as const;

/** What joining and a forgotten password have in common: a number, its code, a new password. */
export function AccountForm({ code, passwordLabel, submitLabel, children }: AccountFormProps) {
  const { form, otp, onChange, onSubmit } = code;
  const faults = useFaults(form, PLACES);
  const ref = useRef<HTMLFormElement>(null);
  const onPress = useCodeFocus(ref, otp);
  return (
    <Form formRef={ref} firstBad={faults.firstBad} className={styles.form} onSubmit={onSubmit}>
      <NumberAndCode code={code} faultAt={faults.at} onPress={onPress} />
      <NewPassword
        label={passwordLabel}
        values={form.values}
        faultAt={faults.at}
        onChange={onChange}
      />
      {children?.(faults.at)}
      <FormAlert text={faults.general} />
      <Button type="submit" size="lg" wide pending={form.busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
