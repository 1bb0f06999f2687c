import type {
  BlockSeatsValues,
  BookingApprovalValues,
  DaySeatsValues,
} from '@claypot/counter/bookings';
import type { BookingDay, ErrorCode, SeatBlock } from '@claypot/sdk/counter';
import {
  Button,
  Callout,
  checkIcon,
  NumberField,
  SidePanel,
  Stack,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { useBookingWords } from '../shared/use-booking-words.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { BlockForm } from './BlockForm.tsx';
import { BlockList } from './BlockList.tsx';

/** A form with its callbacks. */
export interface BoundForm<TValues> extends FormCallbacks<TValues> {
  readonly form: FormView<TValues>;
}

export interface SeatsPanelProps {
  readonly day: BookingDay;
  readonly daySeats: BoundForm<DaySeatsValues>;
  readonly block: BoundForm<BlockSeatsValues>;
  /** Null for cashiers, who cannot change the setting. */
  readonly approval: BoundForm<BookingApprovalValues> | null;
  /** True while a change of the seats is sent. */
  readonly isRunning: boolean;
  /** True after a change of the seats. */
  readonly isSaved: boolean;
  readonly error: ErrorCode | null;
  readonly onUsualSeats: () => void;
  readonly onUnblock: (block: SeatBlock) => void;
  readonly onClose: () => void;
}

/** Seats of the day, blocks, and how bookings are approved. */
export function SeatsPanel(props: SeatsPanelProps) {
  const { day, daySeats, block, approval, isRunning, isSaved, error } = props;
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const saved = isSaved ? t('seatsSaved') : null;
  useAnnouncement(saved);
  return (
    <SidePanel open title={t('seatsTitle')} closeLabel={t('close')} onClose={props.onClose}>
      <Stack gap={6}>
        <Rejection code={error} />
        {saved !== null && (
          <Callout tone="success" icon={checkIcon}>
            {saved}
          </Callout>
        )}
        <Section title={t('daySeatsTitle', { day: words.day(day.date) })}>
          <DaySeats {...props} daySeats={daySeats} isRunning={isRunning} />
        </Section>
        <Section title={t('blocksTitle')}>
          <Stack gap={4}>
            <BlockList blocks={day.blocks} isRunning={isRunning} onUnblock={props.onUnblock} />
            <BlockForm {...block} isRunning={isRunning} />
          </Stack>
        </Section>
        <Section title={t('approvalTitle')}>
          {approval === null ? (
            <p>{t('approvalNow', { count: day.auto_approve_up_to ?? 0 })}</p>
          ) : (
            <ApprovalForm {...approval} />
          )}
        </Section>
      </Stack>
    </SidePanel>
  );
}

type DaySeatsProps = Pick<SeatsPanelProps, 'day' | 'daySeats' | 'isRunning' | 'onUsualSeats'>;

function DaySeats({ day, daySeats, isRunning, onUsualSeats }: DaySeatsProps) {
  const { t } = useTranslation('counterBookings');
  const { form, onChange, onSubmit } = daySeats;
  const field = useFields<DaySeatsValues>(form, onChange);
  return (
    <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
      <NumberField
        {...field('seats')}
        label={t('seats')}
        hint={t('daySeatsHint', { count: day.usual_seats })}
        roleDescription={t('numberField')}
        decreaseLabel={t('fewerSeats')}
        increaseLabel={t('moreSeats')}
        min={0}
      />
      <Button type="submit" variant="secondary" size="lg" wide pending={isRunning}>
        {t('saveSeats')}
      </Button>
      {day.seats !== day.usual_seats && (
        <Button variant="quiet" wide onClick={onUsualSeats}>
          {t('usualSeats')}
        </Button>
      )}
    </Form>
  );
}
