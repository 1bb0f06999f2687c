import { dateOf, dateText } from '@claypot/domain/machines';
import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';

type TextFieldProps = ComponentProps<typeof TextField>;

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** Null if empty. */
  readonly value: Temporal.PlainDate | null;
  readonly onChange: (value: Temporal.PlainDate | null) => void;
}

/** Native date field, for dates that customers know and type, such as a birthday. */
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
