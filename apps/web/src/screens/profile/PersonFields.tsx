import { EARLIEST_BIRTH, type FormView, type Member } from '@claypot/domain';
import { formatPhone } from '@claypot/i18n';
import { Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';

interface PersonFieldsProps {
  readonly member: Pick<Member, 'email' | 'phone_no'>;
  readonly today: string;
  readonly values: FormView['values'];
  readonly faultAt: (field: string) => string | undefined;
  readonly onChange: (field: string, value: string) => void;
}

/** Who the member is and how to reach them. The number is theirs for good, the email once it is set. */
export function PersonFields({ member, today, values, faultAt, onChange }: PersonFieldsProps) {
  const { t } = useTranslation('profile');
  const bind = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: faultAt(name),
    onChange: (value: string) => onChange(name, value),
  });
  const isEmailFixed = member.email !== null;
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        <TextField
          {...bind('full_name')}
          label={t('fullName')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          aria-required
        />
        <TextField
          name="phone_no"
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          readOnly
          value={formatPhone(member.phone_no)}
          onChange={() => undefined}
        />
        <TextField
          {...bind('email')}
          label={t('email')}
          hint={isEmailFixed ? t('emailFixed') : t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          readOnly={isEmailFixed}
          aria-required={!isEmailFixed}
        />
        <TextField
          {...bind('date_of_birth')}
          label={t('dateOfBirth')}
          type="date"
          autoComplete="bday"
          min={EARLIEST_BIRTH}
          max={today}
          aria-required
        />
      </Stack>
    </TitledCard>
  );
}
