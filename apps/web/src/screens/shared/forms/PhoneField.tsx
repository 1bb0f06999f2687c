import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

type PhoneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'action' | 'error' | 'onChange' | 'onKeyDown' | 'readOnly' | 'value'
>;

/**
 * Phone number for sign-in, which password managers store as the user name. HTML does not allow
 * `autocomplete="username"` on `type="tel"`, so it is a text field with a telephone keypad.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation('login');
  return (
    <TextField
      {...props}
      name="phone_no"
      label={t('phone')}
      inputMode="tel"
      autoComplete="username"
      placeholder="012-345 6789"
      required
    />
  );
}
