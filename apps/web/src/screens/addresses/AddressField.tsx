import type { FormView } from '@claypot/domain';
import { TextField } from '@claypot/ui';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

/** The form as its parts see it. */
export interface AddressFormPart {
  readonly form: Pick<FormView, 'values' | 'errors'>;
  readonly onChange: (field: string, value: string) => void;
}

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'maxLength'
>;

interface AddressFieldProps extends AddressFormPart, Input {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** One line of an address, with what the form says about it. */
export function AddressField({ form, name, onChange, ...field }: AddressFieldProps) {
  const { t } = useTranslation('validation');
  const error = form.errors[name];
  return (
    <TextField
      {...field}
      name={name}
      value={form.values[name] ?? ''}
      error={error && t(error)}
      onChange={(value) => onChange(name, value)}
    />
  );
}
