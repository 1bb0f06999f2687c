import type { AddBookingValues } from '@claypot/counter/bookings';
import {
  BottomSheet,
  Button,
  CheckField,
  OptionGroup,
  RadioBar,
  TextArea,
  TextField,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { OCCASION_TEXTS } from '../shared/booking-texts.ts';
import { DayAndTime, LengthField, PartyField } from './StayFields.tsx';

export interface AddSheetProps extends FormCallbacks<AddBookingValues> {
  readonly form: FormView<AddBookingValues>;
  readonly turnMinutes: number;
  /** Largest party that fits into the entered stay; null if unknown. */
  readonly free: number | null;
  readonly onClose: () => void;
}

const OCCASIONS = ['', 'birthday', 'anniversary', 'business', 'other'] as const;

/** Adds a walk-in, which sits now, or a booking by phone. */
export function AddSheet({ form, free, turnMinutes, onChange, onSubmit, onClose }: AddSheetProps) {
  const { t } = useTranslation('counterBookings');
  const field = useFields<AddBookingValues>(form, onChange);
  const id = useId();
  const kind = field('kind');
  const isWalkIn = kind.value === 'walk_in';
  return (
    <BottomSheet
      open
      title={t('addTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t(isWalkIn ? 'addWalkIn' : 'addPhone')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <RadioBar
          label={t('kind')}
          value={kind.value}
          choices={[
            { value: 'walk_in', label: t('kind_walk_in') },
            { value: 'phone', label: t('kind_phone') },
          ]}
          onChange={kind.onChange}
        />
        <PartyField field={field('number_of_seats')} />
        {!isWalkIn && <DayAndTime date={field('date')} time={field('time')} />}
        <LengthField field={field('minutes')} usual={turnMinutes} free={free} />
        <TextField
          {...field('customer_name')}
          label={t('name')}
          hint={isWalkIn ? t('nameOptional') : undefined}
          autoComplete="off"
          required={!isWalkIn}
        />
        {!isWalkIn && <Contact field={field} />}
        <TextArea {...field('note')} label={t('note')} hint={t('noteHint')} maxLength={200} />
      </Form>
    </BottomSheet>
  );
}

function Contact({ field }: { readonly field: ReturnType<typeof useFields<AddBookingValues>> }) {
  const { t } = useTranslation('counterBookings');
  const occasion = field('occasion');
  const reminder = field('reminder');
  return (
    <>
      <TextField
        {...field('phone_no')}
        label={t('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
      />
      <CheckField
        name={reminder.name}
        checked={reminder.value}
        error={reminder.error}
        label={t('sendTexts')}
        hint={t('sendTextsHint')}
        onChange={reminder.onChange}
      />
      <OptionGroup
        kind="radio"
        label={t('occasion')}
        choices={OCCASIONS.map((each) => ({
          id: each === '' ? 'none' : each,
          label: each === '' ? t('noOccasion') : t(OCCASION_TEXTS[each]),
        }))}
        selected={[occasion.value === '' ? 'none' : occasion.value]}
        onSelect={(chosen) => occasion.onChange(OCCASIONS.find((each) => each === chosen) ?? '')}
      />
    </>
  );
}
