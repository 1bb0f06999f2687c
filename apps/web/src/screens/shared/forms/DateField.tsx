import { dateOf, dateText } from '@claypot/domain/machines';
import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';

type TextFieldProps = ComponentProps<typeof TextField>;

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** Null while none is filled in. */
  readonly value: Temporal.PlainDate | null;
  readonly onChange: (value: Temporal.PlainDate | null) => void;
}

/** A date that is known and typed, such as one of birth: the platform's own field. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      type="date"
      value={value === null ? '' : dateText(value)}
      onChange={(text) => onChange(dateOf(text))}
    />
  );
}
