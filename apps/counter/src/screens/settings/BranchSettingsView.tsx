import type { BranchSettingsValues } from '@claypot/counter/staff';
import { Button, CheckField, OptionGroup, Stepper, TextField, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../shared/forms/form-view.ts';
import { useFields } from '../shared/forms/use-fields.ts';
import { Section } from '../shared/layout/Section.tsx';
import styles from './BranchSettingsView.module.css';

export interface BranchSettingsViewProps extends FormCallbacks<BranchSettingsValues> {
  readonly form: FormView<BranchSettingsValues>;
}

const ACCEPTANCES = ['automatic', 'manual'] as const;

/** How the branch accepts orders, and when its devices lock. */
export function BranchSettingsView({ form, onChange, onSubmit }: BranchSettingsViewProps) {
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  const { acceptance, simulator } = form.values;
  const isManual = acceptance === 'manual';
  useAnnouncement(form.done ? t('saved') : null);
  return (
    <Section title={t('branchSettings')}>
      <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <OptionGroup
          kind="radio"
          label={t('acceptance')}
          hint={isManual ? t('manualText') : t('automaticText')}
          choices={ACCEPTANCES.map((id) => ({ id, label: t(id) }))}
          selected={[acceptance]}
          onSelect={(id) => {
            const value = ACCEPTANCES.find((each) => each === id);
            if (value !== undefined) onChange({ field: 'acceptance', value });
          }}
        />
        {isManual && (
          <>
            <MinutesField
              {...field('escalate_after_minutes')}
              label={t('escalateAfter')}
              max={60}
            />
            <MinutesField {...field('refuse_after_minutes')} label={t('refuseAfter')} max={60} />
            <TextField
              {...field('escalation_phone')}
              label={t('escalationPhone')}
              hint={t('escalationPhoneHint')}
              inputMode="tel"
              autoComplete="off"
            />
          </>
        )}
        <MinutesField {...field('lock_minutes')} label={t('lockAfter')} max={240} />
        {simulator !== null && (
          <CheckField
            name="simulator"
            label={t('simulator')}
            hint={t('simulatorText')}
            checked={simulator}
            onChange={(value) => onChange({ field: 'simulator', value })}
          />
        )}
        <Button type="submit" wide pending={form.busy}>
          {form.done ? t('saved') : t('save')}
        </Button>
      </Form>
    </Section>
  );
}

interface MinutesFieldProps {
  readonly label: string;
  /** Null counts as the minimum. */
  readonly value: number | null;
  readonly max: number;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
}

function MinutesField({ label, value, max, error, onChange }: MinutesFieldProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <div className={styles.minutes}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={error === undefined ? styles.text : styles.error}>
          {error ?? t('minutes', { count: value ?? 1 })}
        </p>
      </div>
      <Stepper
        label={label}
        decreaseLabel={t('less', { label })}
        increaseLabel={t('more', { label })}
        value={value ?? 1}
        max={max}
        size="lg"
        onChange={onChange}
      />
    </div>
  );
}
