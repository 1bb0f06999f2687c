import { RadioBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

const MINUTES = { halfHour: 30, oneHour: 60, twoHours: 120 } as const;

/** Duration of a busy time or a pause. */
export type Length = keyof typeof MINUTES;

const LENGTHS = ['halfHour', 'oneHour', 'twoHours'] as const satisfies readonly Length[];

interface LengthChoiceProps {
  readonly value: Length;
  readonly onChange: (length: Length) => void;
}

export function LengthChoice({ value, onChange }: LengthChoiceProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <RadioBar
      label={t('howLong')}
      value={value}
      choices={LENGTHS.map((length) => ({ value: length, label: t(length) }))}
      onChange={onChange}
    />
  );
}

/** Returns a length in minutes. */
export const minutesOf = (length: Length): number => MINUTES[length];
