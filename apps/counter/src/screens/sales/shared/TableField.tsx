import { TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface TableFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Longest name of a table in the contract, in characters. */
const MOST = 20;

/** Field for the name of a table. */
export function TableField({ value, onChange }: TableFieldProps) {
  const { t } = useTranslation('counterSales');
  return (
    <TextField
      name="table"
      label={t('tableLabel')}
      hint={t('tableHint')}
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="done"
      maxLength={MOST}
      value={value}
      onChange={onChange}
    />
  );
}

/** Returns the table as the contract allows it; null for none. */
export function tableOf(text: string): string | null {
  const table = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, '').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(table) ? table : null;
}
