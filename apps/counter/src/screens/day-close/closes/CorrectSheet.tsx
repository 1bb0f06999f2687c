import type { CorrectCloseValues } from '@claypot/counter/day-close';
import { BottomSheet, Button, TextField } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';

export interface CorrectSheetProps extends FormCallbacks<CorrectCloseValues> {
  readonly form: FormView<CorrectCloseValues>;
  readonly number: number;
  /** Null for the only drawer. */
  readonly drawerName: string | null;
  /** False if a later close began with what was left. */
  readonly canChangeLeft: boolean;
  readonly onClose: () => void;
}

/** Form of a correction of the counted cash. */
export function CorrectSheet(props: CorrectSheetProps) {
  const { form, number, drawerName, canChangeLeft, onChange, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterClose', 'counterStaff']);
  const field = useFields<CorrectCloseValues>(form, onChange);
  const id = useId();
  const cash = { unit: 'RM', inputMode: 'decimal', autoComplete: 'off', required: true } as const;
  return (
    <BottomSheet
      open
      title={t('correctTitle', { number, drawer: drawerName ?? t('drawer') })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <p>{t('correctIntro')}</p>
        <TextField {...field('counted')} {...cash} label={t('countedAmount')} />
        {canChangeLeft && <TextField {...field('left')} {...cash} label={t('left')} />}
        <TextField {...field('reason')} label={t('reason')} maxLength={500} required />
      </Form>
    </BottomSheet>
  );
}
