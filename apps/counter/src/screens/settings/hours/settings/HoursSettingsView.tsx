import type { HoursSettingsValues, HoursView, ResettablePart } from '@claypot/counter/hours';
import type { Hours } from '@claypot/sdk/counter';
import { Button, CheckField, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../../shared/forms/form-view.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Section } from '../../../shared/layout/Section.tsx';
import { useHoursTexts } from '../shared/use-hours-texts.ts';
import styles from './Settings.module.css';
import { Source } from './Source.tsx';
import { TheirValues } from './TheirValues.tsx';
import { WeekFields } from './WeekFields.tsx';

export interface HoursSettingsViewProps extends FormCallbacks<HoursSettingsValues> {
  readonly form: FormView<HoursSettingsValues>;
  readonly hours: Hours;
  readonly isEdited: boolean;
  readonly save: HoursView['save'];
  /** Goes back to the files of the menu. */
  readonly onReset: (part: ResettablePart) => void;
  /** Shows the newest values instead of what was typed. */
  readonly onDiscard: () => void;
}

/** Form of the week, the delivery and the notice time. */
export function HoursSettingsView(props: HoursSettingsViewProps) {
  const { form, hours, isEdited, save, onChange, onSubmit, onReset, onDiscard } = props;
  const { t } = useTranslation('counterHours');
  const texts = useHoursTexts();
  const field = useFields<HoursSettingsValues>(form, onChange);
  const isMine = !save.isOfDay;
  const isSaving = isMine && save.status === 'running';
  const isSaved = isMine && save.status === 'done' && !isEdited;
  const reset = (part: ResettablePart) => (isEdited || isSaving ? null : () => onReset(part));
  const { delivery, notice, week } = hours;
  const radius = Number(form.values.radius_metres);
  return (
    <Form
      firstInvalid={form.firstInvalid}
      code={isMine && save.status === 'rejected' ? save.error : null}
      onSubmit={onSubmit}
    >
      <Section title={t('week')}>
        <WeekFields form={form} onChange={onChange} />
        <Source
          part={t('week')}
          isOwn={week.is_own}
          menuText={texts.week(week.menu_periods).join(', ')}
          onReset={reset('week')}
        />
      </Section>
      <Section title={t('delivery')}>
        <Stack gap={4}>
          <CheckField
            name="delivers"
            label={t('delivers')}
            hint={t('deliversHint')}
            checked={form.values.delivers}
            onChange={field('delivers').onChange}
          />
          <TextField
            {...field('radius_metres')}
            label={t('radius')}
            required={form.values.delivers}
            hint={
              !form.values.delivers
                ? t('radiusOptional')
                : Number.isInteger(radius) && radius > 0
                  ? t('radiusHint', { distance: texts.distance(radius) })
                  : t('radiusHintEmpty')
            }
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field('base_fee')}
            label={t('baseFee')}
            required
            unit="RM"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field('fee_per_km')}
            label={t('feePerKm')}
            required
            hint={t('feeHint')}
            unit="RM"
            inputMode="decimal"
            autoComplete="off"
          />
          <Source
            part={t('delivery')}
            isOwn={delivery.is_own}
            menuText={texts.delivery(delivery.menu_settings)}
            onReset={reset('delivery')}
          />
        </Stack>
      </Section>
      <Section title={t('bookings')}>
        <Stack gap={4}>
          <TextField
            {...field('notice_minutes')}
            label={t('notice')}
            required
            hint={t('noticeHint')}
            inputMode="numeric"
            autoComplete="off"
          />
          <Source
            part={t('bookings')}
            isOwn={notice.is_own}
            menuText={t('noticeText', { count: notice.menu_minutes })}
            onReset={reset('notice')}
          />
        </Stack>
      </Section>
      {isMine && save.theirs !== null && save.changed !== null && (
        <TheirValues changed={save.changed} theirs={save.theirs} onTake={onDiscard} />
      )}
      <div className={styles.actions} data-edited={isEdited || undefined}>
        <Button type="submit" size="lg" pending={isSaving}>
          {isSaved ? t('saved') : t('save')}
        </Button>
        {isEdited && !isSaving && (
          <Button variant="secondary" size="lg" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </Form>
  );
}
