import { Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { FileField } from '../menu/FileField.tsx';
import { StepForm } from '../parts/StepForm.tsx';
import { siteAddress } from '../parts/site-address.ts';
import type { StepProps } from '../set-up-props.ts';

const LOGO_TYPES = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg,.heic';

/** First step: the company and its logo. */
export function RestaurantStep({ view, forms, host, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const form = forms.restaurant;
  const field = useFields(form, actions.onRestaurant);
  const address = siteAddress(form.values.subdomain, host);
  return (
    <StepForm step="restaurant" form={form} before={null} actions={actions}>
      <TextField
        {...field('name')}
        label={t('name')}
        autoComplete="organization"
        required
        onChange={actions.onName}
      />
      <TextField {...field('name_zh')} label={t('nameZh')} hint={t('nameZhHint')} lang="zh" />
      <TextField
        {...field('subdomain')}
        label={t('subdomain')}
        hint={t('subdomainHint', { address })}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...field('registration_no')}
        label={t('registrationNo')}
        hint={t('registrationNoHint')}
        autoComplete="off"
        required
      />
      <TextField
        {...field('sst_registration_no')}
        label={t('sstNo')}
        hint={t('sstNoHint')}
        autoComplete="off"
      />
      <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" required />
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        required
      />
      <Stack gap={2}>
        <FileField
          kind="logo"
          accept={LOGO_TYPES}
          label={t('logo')}
          hint={t('logoHint')}
          fileName={view.files.logo?.file_name ?? null}
          isSending={view.sending === 'logo'}
          problem={view.fileProblem?.kind === 'logo' ? view.fileProblem : null}
          onFile={actions.onFile}
        />
      </Stack>
      <TextField
        {...field('brand_color')}
        label={t('brandColor')}
        hint={t('brandColorHint')}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
      />
    </StepForm>
  );
}
