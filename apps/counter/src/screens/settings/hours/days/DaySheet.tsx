import type { HoursDayValues, HoursView } from '@claypot/counter/hours';
import { BottomSheet, Button, Stack, TextField } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../../shared/forms/form-view.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { TheirValues } from '../settings/TheirValues.tsx';
import { PeriodFields } from '../shared/PeriodFields.tsx';
import { useHoursTexts } from '../shared/use-hours-texts.ts';
import styles from './Days.module.css';

export interface DaySheetProps extends FormCallbacks<HoursDayValues> {
  readonly form: FormView<HoursDayValues>;
  /** `copy`: a new day with the hours of another one. */
  readonly purpose: 'add' | 'edit' | 'copy';
  readonly save: HoursView['save'];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const TITLES = { add: 'addDay', copy: 'copyDay' } as const;

/** Adds, copies, changes or removes a single day. */
export function DaySheet(props: DaySheetProps) {
  const { form, purpose, save, onChange, onSubmit, onRemove, onClose } = props;
  const { t } = useTranslation(['counterHours', 'counterStaff']);
  const texts = useHoursTexts();
  const field = useFields<HoursDayValues>(form, onChange);
  const id = useId();
  const isRunning = save.isOfDay && save.status === 'running';
  const { date } = form.values;
  return (
    <BottomSheet
      open
      title={purpose === 'edit' ? t('editDay', { day: texts.date(date) }) : t(TITLES[purpose])}
      closeLabel={t('counterStaff:close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={isRunning}>
          {t('save')}
        </Button>
      }
    >
      <Stack gap={6}>
        <Form
          id={id}
          firstInvalid={form.firstInvalid}
          code={save.isOfDay && save.status === 'rejected' ? save.error : null}
          onSubmit={onSubmit}
        >
          {purpose !== 'edit' && (
            <TextField
              {...field('date')}
              type="date"
              label={t('date')}
              min={form.values.first}
              required
            />
          )}
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>{t('dayHours')}</legend>
            <PeriodFields {...field('periods')} day={t('thatDay')} />
          </fieldset>
          <TextField
            {...field('name_en')}
            label={t('nameEn')}
            hint={t('optional')}
            autoComplete="off"
            lang="en"
          />
          <TextField
            {...field('name_zh_CN')}
            label={t('nameZh')}
            hint={t('nameHint')}
            autoComplete="off"
            lang="zh-CN"
          />
          {save.isOfDay && save.theirs !== null && save.changed !== null && (
            <TheirValues changed={save.changed} theirs={save.theirs} onTake={null} />
          )}
        </Form>
        {purpose === 'edit' && (
          <Button variant="secondary" wide pending={isRunning} onClick={onRemove}>
            {t('removeDay')}
          </Button>
        )}
      </Stack>
    </BottomSheet>
  );
}
