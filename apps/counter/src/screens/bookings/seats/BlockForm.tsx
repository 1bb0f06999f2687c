import type { BlockSeatsValues } from '@claypot/counter/bookings';
import { Button, NumberField, RadioBar, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import styles from '../forms/StayFields.module.css';
import type { BoundForm } from './SeatsPanel.tsx';

interface BlockFormProps extends BoundForm<BlockSeatsValues> {
  readonly isRunning: boolean;
}

/** Blocks some or all seats from one time to another. */
export function BlockForm({ form, isRunning, onChange, onSubmit }: BlockFormProps) {
  const { t } = useTranslation('counterBookings');
  const field = useFields<BlockSeatsValues>(form, onChange);
  const extent = field('extent');
  return (
    <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
      <TextField {...field('date')} type="date" label={t('date')} required />
      <div className={styles.pair}>
        <TextField {...field('time')} type="time" step={900} label={t('from')} required />
        <TextField {...field('end_time')} type="time" step={900} label={t('to')} required />
      </div>
      <RadioBar
        label={t('extent')}
        value={extent.value}
        choices={[
          { value: 'some', label: t('extent_some') },
          { value: 'all', label: t('extent_all') },
        ]}
        onChange={extent.onChange}
      />
      {extent.value === 'some' && (
        <NumberField
          {...field('seats')}
          label={t('seats')}
          roleDescription={t('numberField')}
          decreaseLabel={t('fewerSeats')}
          increaseLabel={t('moreSeats')}
          min={1}
        />
      )}
      <TextField
        {...field('reason')}
        label={t('blockReason')}
        hint={t('blockReasonHint')}
        maxLength={100}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="secondary" size="lg" wide pending={isRunning}>
        {t('blockSubmit')}
      </Button>
    </Form>
  );
}
