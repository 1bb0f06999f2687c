import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';

type ContactPhoneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'label' | 'name' | 'onChange' | 'value'
>;

/** Phone number for contact, not for sign-in. */
export function ContactPhoneField(props: ContactPhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="012-345 6789"
      required
    />
  );
}
