import type { CapacityValues } from '@claypot/counter/staff';
import { Button, CheckField, Stepper, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './CapacityView.module.css';

export interface CapacityFormViewProps extends FormCallbacks<CapacityValues> {
  readonly form: FormView<CapacityValues>;
}

const USUAL = { least: 10, most: 120, step: 5 };

/** Usual waiting time of the branch and its maximum of orders. */
export function CapacityFormView({ form, onChange, onSubmit }: CapacityFormViewProps) {
  const { t } = useTranslation(['counterCapacity', 'counterStaff']);
  const field = useFields(form, onChange);
  const { usual_minutes, is_limited } = form.values;
  const minutes = usual_minutes ?? USUAL.least;
  useAnnouncement(form.done ? t('counterStaff:saved') : null);
  return (
    <Section title={t('settings')}>
      <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <div className={styles.setting}>
          <div className={styles.words}>
            <p className={styles.label}>{t('usual')}</p>
            <p className={styles.text}>{t('usualText')}</p>
          </div>
          <div className={styles.minutes}>
            <Stepper
              label={t('usual')}
              decreaseLabel={t('counterStaff:less', { label: t('usual') })}
              increaseLabel={t('counterStaff:more', { label: t('usual') })}
              value={minutes}
              min={USUAL.least}
              max={USUAL.most}
              step={USUAL.step}
              size="lg"
              onChange={(value) => onChange({ field: 'usual_minutes', value })}
            />
            <span>{t('unit')}</span>
          </div>
        </div>
        <CheckField
          name="is_limited"
          label={t('limit')}
          hint={t('limitText')}
          checked={is_limited}
          onChange={(value) => onChange({ field: 'is_limited', value })}
        />
        {is_limited && (
          <TextField
            {...field('orders_per_quarter')}
            label={t('orders')}
            hint={t('ordersHint')}
            inputMode="numeric"
            required
            autoComplete="off"
          />
        )}
        <Button type="submit" wide pending={form.busy}>
          {form.done ? t('counterStaff:saved') : t('counterStaff:save')}
        </Button>
      </Form>
    </Section>
  );
}
