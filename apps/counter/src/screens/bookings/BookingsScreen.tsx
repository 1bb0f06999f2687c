import {
  bookingMachines,
  createBookingSearch,
  selectBookingSearch,
  selectBookings,
} from '@claypot/counter/bookings';
import type { CounterBooking } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSession } from '../../hooks/use-session.ts';
import { BookingsView } from './BookingsView.tsx';
import { BookingPanel } from './details/BookingPanel.tsx';
import { OpenAdd, OpenMove, OpenReject } from './forms/OpenSheets.tsx';
import { OpenSeats } from './seats/OpenSeats.tsx';
import { WithBookingTexts } from './shared/WithBookingTexts.tsx';

export function BookingsScreen() {
  const { branch } = useSession();
  if (branch === null) return null;
  return (
    <WithBookingTexts>
      <BookingsOfBranch key={branch.id} branchId={branch.id} />
    </WithBookingTexts>
  );
}

type Sheet =
  | { readonly kind: 'add' | 'seats' }
  | { readonly kind: 'move' | 'reject'; readonly booking: CounterBooking };

/** Links of other screens name a day, such as `?date=2026-12-25&booking=…`. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function BookingsOfBranch({ branchId }: { readonly branchId: string }) {
  const counter = useCounter();
  const { runtime } = counter;
  const { person } = useSession();
  const now = useNow();
  const address = new URLSearchParams(useSearch());
  const date = address.get('date') ?? '';
  const actor = useActorRef(counter.machines(bookingMachines).bookings, {
    input: {
      branch_id: branchId,
      date: ISO_DATE.test(date) ? date : null,
      wanted: address.get('booking'),
    },
  });
  const search = useActorRef(
    useMemo(() => createBookingSearch({ ...runtime, branch_id: branchId }), [runtime, branchId]),
  );
  const found = useSelector(search, (snapshot) => snapshot);
  const view = selectBookings(
    useSelector(actor, (snapshot) => snapshot),
    now,
  );
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);
  const { day, open } = view;
  return (
    <>
      <BookingsView
        view={view}
        search={selectBookingSearch(found, now)}
        now={now}
        onDate={(date) => actor.send({ type: 'DATE', date })}
        onOpen={({ booking }) => actor.send({ type: 'OPEN', booking })}
        onStep={({ booking }, step) => actor.send({ type: 'STEP', booking, step })}
        onDismiss={() => actor.send({ type: 'DISMISS' })}
        onAdd={() => setSheet({ kind: 'add' })}
        onSeats={() => setSheet({ kind: 'seats' })}
        onQuery={(text) => search.send({ type: 'TYPE', text })}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
      {open !== null && (
        <BookingPanel
          party={open}
          step={view.step}
          onStep={({ booking }, step) => actor.send({ type: 'STEP', booking, step })}
          onMove={({ booking }) => setSheet({ kind: 'move', booking })}
          onReject={({ booking }) => setSheet({ kind: 'reject', booking })}
          onClose={() => actor.send({ type: 'CLOSE' })}
        />
      )}
      {sheet?.kind === 'reject' && <OpenReject booking={sheet.booking} onClose={close} />}
      {sheet?.kind === 'move' && (
        <OpenMove
          booking={sheet.booking}
          branchId={branchId}
          turnMinutes={day?.turn_minutes ?? USUAL_MINUTES}
          onClose={close}
        />
      )}
      {sheet?.kind === 'add' && day !== null && (
        <OpenAdd branchId={branchId} day={day} onClose={close} />
      )}
      {sheet?.kind === 'seats' && day !== null && (
        <OpenSeats branchId={branchId} day={day} role={person?.role ?? 'kitchen'} onClose={close} />
      )}
    </>
  );
}

/** Length of a stay that forms propose before the day is loaded. */
const USUAL_MINUTES = 90;
