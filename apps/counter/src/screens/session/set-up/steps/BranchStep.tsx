import { STATE_NAMES } from '@claypot/counter/set-up';
import { Select, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { AddressSearch } from '../parts/AddressSearch.tsx';
import { StepForm } from '../parts/StepForm.tsx';
import { WeekHours } from '../parts/WeekHours.tsx';
import type { StepProps } from '../set-up-props.ts';
import styles from './BranchStep.module.css';

/** Second step: address, position and hours of the first branch. */
export function BranchStep({ view, forms, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const form = forms.branch;
  const field = useFields(form, actions.onBranch);
  return (
    <>
      <AddressSearch view={view} onSearch={actions.onSearch} onChoose={actions.onChoose} />
      <StepForm step="branch" form={form} before="restaurant" actions={actions}>
        <TextField
          {...field('street1')}
          label={t('street1')}
          autoComplete="address-line1"
          required
        />
        <TextField
          {...field('street2')}
          label={t('street2')}
          hint={t('optional')}
          autoComplete="address-line2"
        />
        <div className={styles.pair}>
          <TextField
            {...field('postal_code')}
            label={t('postalCode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            required
          />
          <TextField {...field('city')} label={t('city')} autoComplete="address-level2" required />
        </div>
        <Select
          {...field('state')}
          label={t('state')}
          choices={[
            { value: '', label: t('chooseState') },
            ...STATE_NAMES.map((name) => ({ value: name, label: name })),
          ]}
          required
        />
        <fieldset className={styles.group}>
          <legend>{t('position')}</legend>
          <div className={styles.pair}>
            <TextField {...field('latitude')} label={t('latitude')} inputMode="decimal" required />
            <TextField
              {...field('longitude')}
              label={t('longitude')}
              inputMode="decimal"
              required
            />
          </div>
        </fieldset>
        <TextField {...field('name')} label={t('branchName')} hint={t('branchNameHint')} />
        <WeekHours form={form} onChange={actions.onBranch} />
      </StepForm>
    </>
  );
}
