import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

type PhoneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'action' | 'error' | 'onChange' | 'onKeyDown' | 'readOnly' | 'value'
>;

/**
 * The mobile number a member signs in with: the user name that password managers keep. HTML lets a
 * field of type `tel` hold no user name, so it is a text that is typed on the keys of a telephone.
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
      aria-required
    />
  );
}
