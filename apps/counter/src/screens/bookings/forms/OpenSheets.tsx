import { bookingMachines, freeSeatsDuring } from '@claypot/counter/bookings';
import { selectForm, selectQuery } from '@claypot/domain/machines';
import type { BookingDay, CounterBooking } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { AddSheet } from './AddSheet.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { RejectSheet } from './RejectSheet.tsx';

interface OpenSheetProps {
  readonly booking: CounterBooking;
  readonly onClose: () => void;
}

/** Form of a rejection with its machine. */
export function OpenReject({ booking, onClose }: OpenSheetProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(bookingMachines).rejectBooking, { input: booking });
  const form = useSelector(actor, selectForm);
  useCloseWhenDone(form.done, onClose);
  return (
    <RejectSheet
      booking={booking}
      form={form}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}

interface OpenMoveProps extends OpenSheetProps {
  readonly branchId: string;
  readonly turnMinutes: number;
}

/** Form of a change with its machine. */
export function OpenMove({ booking, branchId, turnMinutes, onClose }: OpenMoveProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(bookingMachines).moveBooking, { input: booking });
  const form = useSelector(actor, selectForm);
  const { date, minutes, time } = form.values;
  const day = useDay(branchId, date);
  useCloseWhenDone(form.done, onClose);
  const { ends_at: endsAt, number_of_seats: party, starts_at: startsAt } = booking;
  return (
    <MoveSheet
      booking={booking}
      form={form}
      turnMinutes={turnMinutes}
      free={freeSeatsDuring(day, {
        time,
        minutes: Number(minutes),
        own: { startsAt, endsAt, party },
      })}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}

interface OpenAddProps {
  readonly branchId: string;
  /** Day that the screen shows. */
  readonly day: BookingDay;
  readonly onClose: () => void;
}

/** Form of a new party with its machine. Another day than today proposes a booking by phone. */
export function OpenAdd({ branchId, day, onClose }: OpenAddProps) {
  const counter = useCounter();
  const isToday = day.date === day.today;
  const present = quarterOf(day);
  const actor = useActorRef(counter.machines(bookingMachines).addBooking, {
    input: {
      branch_id: branchId,
      kind: isToday ? 'walk_in' : 'phone',
      date: day.date,
      time: isToday ? '' : (day.quarters[0]?.time ?? ''),
      minutes: day.turn_minutes,
    },
  });
  const form = useSelector(actor, selectForm);
  const { date, kind, minutes, time } = form.values;
  const chosen = useDay(branchId, kind === 'walk_in' ? day.today : date);
  useCloseWhenDone(form.done, onClose);
  return (
    <AddSheet
      form={form}
      turnMinutes={day.turn_minutes}
      free={freeSeatsDuring(chosen, {
        time: kind === 'walk_in' ? present : time,
        minutes: Number(minutes),
      })}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}

/** Returns the wall time of the quarter of an hour that contains the time of the response. */
function quarterOf({ now }: BookingDay): string {
  const [hour = '', minute = ''] = now.slice(11, 16).split(':');
  return `${hour}:${String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0')}`;
}

/** Returns a day of the branch, so that the form can show the free seats; null until it is loaded. */
function useDay(branchId: string, date: string): BookingDay | null {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(bookingMachines).bookingDay, {
    input: { branch_id: branchId, date: null },
  });
  useEffect(() => {
    if (date !== '') {
      actor.send({ type: 'SET_INPUT', input: { branch_id: branchId, date } });
    }
  }, [actor, branchId, date]);
  const day = useSelector(actor, (snapshot) => selectQuery(snapshot).data);
  return day?.date === date ? day : null;
}

function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
}
