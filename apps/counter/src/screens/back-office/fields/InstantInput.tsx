import { instantOfLocal, localOfInstant, textOf } from '@claypot/counter/back-office';
import { TextField } from '@claypot/ui';
import { use } from 'react';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** Date and time in the company's zone. */
export function InstantInput({ field, ...place }: FieldProps<'instant'>) {
  const zone = use(TimeZoneContext);
  const { name, label, required, hint, value, error, set } = useField(field, place);
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      value={localOfInstant(textOf(value), zone)}
      onChange={(local) => set(local === '' ? undefined : instantOfLocal(local, zone))}
    />
  );
}
