import type { FieldChange, FieldErrors, FulfilmentMethod, OrderFormValues } from '@claypot/domain';
import { Stack, TextField } from '@claypot/ui';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import { FULFILMENT_WORDS } from './fulfilment-words.ts';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
>;

const FIELDS = [
  {
    name: 'full_name',
    label: 'fullName',
    input: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  },
  {
    name: 'email',
    label: 'email',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  },
  {
    name: 'phone',
    label: 'phone',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', placeholder: '012-345 6789' },
  },
] as const satisfies readonly { name: string; label: string; input: Input }[];

type BuyerValues = Pick<OrderFormValues, 'full_name' | 'email' | 'phone'>;

interface BuyerFieldsProps {
  readonly method: FulfilmentMethod;
  readonly values: BuyerValues;
  readonly errors: FieldErrors<keyof BuyerValues>;
  readonly onChange: (change: FieldChange<BuyerValues>) => void;
}

/** Who gets the order and how to reach them. */
export function BuyerFields({ method, values, errors, onChange }: BuyerFieldsProps) {
  const { t } = useTranslation(['checkout', 'validation']);
  return (
    <TitledCard title={t(FULFILMENT_WORDS[method].buyer)}>
      <Stack gap={4}>
        {FIELDS.map(({ name, label, input }) => (
          <TextField
            key={name}
            {...input}
            name={name}
            label={t(label)}
            required
            value={values[name]}
            error={errors[name] && t(`validation:${errors[name]}`)}
            onChange={(value) => onChange({ field: name, value })}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}
