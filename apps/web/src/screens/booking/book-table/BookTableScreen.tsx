import { bookingArea, bookTableMachines } from '@claypot/domain/app';
import { selectBookTable, selectReservationRequest } from '@claypot/domain/booking';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { useReturnToPage } from '../../shared/freshness/use-return-to-page.ts';
import { BookTableView } from './BookTableView.tsx';

export function BookTableScreen({ params }: ScreenProps) {
  const { reservation } = useApp().use(bookingArea);
  const machines = useMachines(bookTableMachines);
  const actor = useActorRef(machines.bookTable, { input: { branch_id: params.id ?? '' } });
  const now = useBranchNow();
  const table = selectBookTable(
    useSelector(actor, (snapshot) => snapshot),
    now,
  );
  const request = useSelector(reservation, selectReservationRequest);
  useNamedTitle(table.branch?.branch_name);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <BookTableView
      back={useBack()}
      today={now.toPlainDate()}
      table={table}
      request={request}
      actions={{
        change: (change) => actor.send({ type: 'CHANGE', change }),
        chooseDay: (date) => actor.send({ type: 'CHOOSE_DAY', date }),
        chooseTime: (slot) => actor.send({ type: 'CHOOSE_TIME', slot }),
        submit: () => actor.send({ type: 'SUBMIT' }),
        reload: () => actor.send({ type: 'RETRY' }),
        askNow: () => reservation.send({ type: 'RETRY' }),
        dismiss: () => reservation.send({ type: 'DISMISS' }),
      }}
    />
  );
}
