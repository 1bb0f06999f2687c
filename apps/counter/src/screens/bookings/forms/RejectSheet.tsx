import { REJECT_REASONS, type RejectBookingValues } from '@claypot/counter/bookings';
import type { CounterBooking } from '@claypot/sdk/counter';
import { BottomSheet, Button, OptionGroup, TextArea } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { REASON_TEXTS } from '../shared/booking-texts.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';

export interface RejectSheetProps extends FormCallbacks<RejectBookingValues> {
  readonly booking: CounterBooking;
  readonly form: FormView<RejectBookingValues>;
  readonly onClose: () => void;
}

/** Asks for the reason, which the customer sees. */
export function RejectSheet({ booking, form, onChange, onSubmit, onClose }: RejectSheetProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const field = useFields<RejectBookingValues>(form, onChange);
  const id = useId();
  const reason = field('reason');
  return (
    <BottomSheet
      open
      title={t('rejectTitle', { name: words.name(booking) })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide variant="danger" pending={form.busy}>
          {t('rejectSubmit')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <p>{`${words.day(booking.date)}, ${words.time(booking.time)}. ${t('rejectText')}`}</p>
        <OptionGroup
          kind="radio"
          label={t('reason')}
          error={reason.error}
          choices={REJECT_REASONS.map((each) => ({ id: each, label: t(REASON_TEXTS[each]) }))}
          selected={reason.value === null ? [] : [reason.value]}
          onSelect={(chosen) => {
            const next = REJECT_REASONS.find((each) => each === chosen);
            if (next !== undefined) reason.onChange(next);
          }}
        />
        {reason.value === 'OTHER' && (
          <TextArea
            {...field('text')}
            label={t('reasonText')}
            hint={t('reasonTextHint')}
            maxLength={500}
            required
          />
        )}
      </Form>
    </BottomSheet>
  );
}
