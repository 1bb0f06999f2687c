import type { MoveBookingValues } from '@claypot/counter/bookings';
import type { CounterBooking } from '@claypot/sdk/counter';
import { BottomSheet, Button } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';
import { DayAndTime, LengthField, PartyField } from './StayFields.tsx';

export interface MoveSheetProps extends FormCallbacks<MoveBookingValues> {
  readonly booking: CounterBooking;
  readonly form: FormView<MoveBookingValues>;
  /** Usual length of a stay in minutes. */
  readonly turnMinutes: number;
  /** Largest party that fits into the entered stay; null if unknown. */
  readonly free: number | null;
  readonly onClose: () => void;
}

/** Changes time, length and party. A seated party stays at its time. */
export function MoveSheet(props: MoveSheetProps) {
  const { booking, form, free, turnMinutes, onChange, onSubmit, onClose } = props;
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const field = useFields<MoveBookingValues>(form, onChange);
  const id = useId();
  const isSeated = booking.seated_at !== null;
  return (
    <BottomSheet
      open
      title={t('moveTitle', { name: words.name(booking) })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t(booking.source === 'walk_in' ? 'save' : 'moveSubmit')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <PartyField field={field('number_of_seats')} />
        {isSeated ? (
          <p>{t('moveSeated')}</p>
        ) : (
          <DayAndTime date={field('date')} time={field('time')} />
        )}
        <LengthField field={field('minutes')} usual={turnMinutes} free={free} />
      </Form>
    </BottomSheet>
  );
}
