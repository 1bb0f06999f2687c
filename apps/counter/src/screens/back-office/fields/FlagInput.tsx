import { CheckField } from '@claypot/ui';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export function FlagInput({ field, ...place }: FieldProps<'flag'>) {
  const { name, label, bareHint, value, error, set } = useField(field, place);
  return (
    <CheckField
      name={name}
      label={label}
      hint={bareHint}
      error={error}
      checked={value === undefined ? field.fallback : value === 'true'}
      onChange={(checked) => set(String(checked))}
    />
  );
}
