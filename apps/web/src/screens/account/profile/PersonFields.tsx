import { EARLIEST_BIRTH, type Member, type ProfileValues } from '@claypot/domain/account';
import { formatPhone } from '@claypot/i18n';
import { Stack, TextField } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { bindField, type FormPart } from '../../shared/forms/bind-field.ts';
import { DateField } from '../../shared/forms/DateField.tsx';
import { NameField } from '../../shared/forms/NameField.tsx';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';

interface PersonFieldsProps extends FormPart<ProfileValues> {
  readonly member: Pick<Member, 'email' | 'phone_no'>;
  /** Latest selectable date of birth, `YYYY-MM-DD`; empty while unknown. */
  readonly today: string;
}

/**
 * Name, contact and birthday of the member. The phone number is read-only, the e-mail address once
 * it is set.
 */
export function PersonFields({ member, today, ...form }: PersonFieldsProps) {
  const { t } = useTranslation('profile');
  const isEmailFixed = member.email !== null;
  return (
    <TitledCard title={t('details')}>
      <Stack gap={4}>
        <NameField {...bindField(form, 'full_name')} label={t('fullName')} required />
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
          {...bindField(form, 'email')}
          label={t('email')}
          hint={isEmailFixed ? t('emailFixed') : t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          readOnly={isEmailFixed}
          required={!isEmailFixed}
        />
        <DateField
          {...bindField(form, 'date_of_birth')}
          label={t('dateOfBirth')}
          autoComplete="bday"
          min={EARLIEST_BIRTH}
          max={today || undefined}
          required
        />
      </Stack>
    </TitledCard>
  );
}
