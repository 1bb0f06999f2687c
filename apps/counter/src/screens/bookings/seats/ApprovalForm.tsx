import type { BookingApprovalValues } from '@claypot/counter/bookings';
import { Button, NumberField, RadioBar, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import type { BoundForm } from './SeatsPanel.tsx';

/** By hand, or automatically up to a party size. */
export function ApprovalForm({ form, onChange, onSubmit }: BoundForm<BookingApprovalValues>) {
  const { t } = useTranslation('counterBookings');
  const field = useFields<BookingApprovalValues>(form, onChange);
  const mode = field('mode');
  const saved = form.done ? t('approvalSaved') : null;
  useAnnouncement(saved);
  return (
    <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
      <RadioBar
        label={t('approvalTitle')}
        value={mode.value}
        choices={[
          { value: 'by_hand', label: t('approvalByHand') },
          { value: 'automatic', label: t('approvalAutomatic') },
        ]}
        onChange={mode.onChange}
      />
      {mode.value === 'automatic' && (
        <NumberField
          {...field('up_to')}
          label={t('approvalUpTo')}
          hint={t('approvalHint')}
          roleDescription={t('numberField')}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          min={1}
        />
      )}
      <Button type="submit" variant="secondary" size="lg" wide pending={form.busy}>
        {t('save')}
      </Button>
      {saved !== null && <p>{saved}</p>}
    </Form>
  );
}
