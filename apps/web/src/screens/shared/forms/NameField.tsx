import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';

type NameFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'label' | 'name' | 'onChange' | 'required' | 'value'
>;

export function NameField(props: NameFieldProps) {
  return (
    <TextField
      {...props}
      type="text"
      autoComplete="name"
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}
