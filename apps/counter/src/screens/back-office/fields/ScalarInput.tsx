import { formatTyped, textOf } from '@claypot/counter/back-office';
import { TextField } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

type Keys = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'unit'>;

type Format = FieldProps<'text'>['field']['format'];

const KEYS: Readonly<Record<Format | 'count', Keys>> = {
  text: {},
  price: { inputMode: 'decimal', unit: 'RM' },
  percent: { inputMode: 'decimal' },
  kilometres: { inputMode: 'decimal' },
  degrees: { inputMode: 'decimal' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  url: { type: 'url' },
  postalCode: { inputMode: 'numeric' },
  time: { type: 'time' },
  zone: {},
  day: { type: 'date' },
  color: {},
  count: { inputMode: 'numeric' },
};

/** One line without a language. A typed text gets the format of the files when it is left. */
export function ScalarInput({ field, ...place }: FieldProps<'text' | 'count'>) {
  const { t } = useTranslation('counterBackOffice');
  const { name, label, required, hint, value, error, set } = useField(field, place);
  const format = field.kind === 'count' ? 'count' : field.format;
  const text = textOf(value);
  const leave = () => {
    const formatted = format === 'count' ? text.trim() : formatTyped(text, format);
    if (formatted !== text) set(formatted === '' ? undefined : formatted);
  };
  return (
    <TextField
      {...KEYS[format]}
      name={name}
      label={format === 'price' ? t('inRinggit', { field: label }) : label}
      required={required}
      hint={hint}
      error={error}
      value={text}
      maxLength={field.kind === 'count' ? 9 : field.most}
      autoComplete="off"
      onChange={(typed) => set(typed === '' ? undefined : typed)}
      onBlur={leave}
    />
  );
}
