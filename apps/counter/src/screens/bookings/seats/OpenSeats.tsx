import {
  bookingMachines,
  type SeatBlockRequest,
  type SeatsOutcome,
} from '@claypot/counter/bookings';
import { type ApprovalView, selectApproval } from '@claypot/counter/staff';
import { selectForm } from '@claypot/domain/machines';
import { type BookingDay, hasRank, type Role } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { ApprovalDialog } from '../../shared/approval/ApprovalDialog.tsx';
import { OverPopup } from './OverPopup.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';

interface OpenSeatsProps {
  readonly branchId: string;
  readonly day: BookingDay;
  readonly role: Role;
  readonly onClose: () => void;
}

/** The panel of the seats with its forms and actions. */
export function OpenSeats({ branchId, day, role, onClose }: OpenSeatsProps) {
  const machines = useCounter().machines(bookingMachines);
  const block = useActorRef(machines.blockSeats);
  const unblock = useActorRef(machines.unblockSeats);
  const daySeats = useActorRef(machines.setDaySeats);
  const actions = {
    block: useSelector(block, selectApproval),
    unblock: useSelector(unblock, selectApproval),
    daySeats: useSelector(daySeats, selectApproval),
  };
  const dismiss = () => {
    for (const actor of [block, unblock, daySeats]) actor.send({ type: 'DISMISS' });
  };
  const setSeats = (seats: number | null, accept_over = false) => {
    dismiss();
    const { date } = day;
    daySeats.send({ type: 'RUN', input: { branch_id: branchId, date, seats, accept_over } });
  };
  const addBlock = (request: SeatBlockRequest, accept_over = false) => {
    dismiss();
    block.send({ type: 'RUN', input: { branch_id: branchId, ...request, accept_over } });
  };

  const seatsForm = useActorRef(machines.daySeatsForm, {
    input: { seats: day.seats, onReady: setSeats },
  });
  const blockForm = useActorRef(machines.blockForm, {
    input: { date: day.date, time: '', endTime: '', onReady: addBlock },
  });
  const approvalForm = useActorRef(machines.bookingApproval, {
    input: { branch_id: branchId, upTo: day.auto_approve_up_to },
  });

  const all = Object.values(actions);
  const rejected = all.find(({ status }) => status === 'rejected');
  const overBlock = overOf(actions.block);
  const overSeats = overOf(actions.daySeats);
  const acceptOver = () => {
    if (overBlock !== null && actions.block.input !== null) addBlock(actions.block.input, true);
    if (overSeats !== null && actions.daySeats.input !== null) {
      setSeats(actions.daySeats.input.seats, true);
    }
  };
  return (
    <>
      <SeatsPanel
        day={day}
        daySeats={{
          form: useSelector(seatsForm, selectForm),
          onChange: (change) => seatsForm.send({ type: 'CHANGE', change }),
          onSubmit: () => seatsForm.send({ type: 'SUBMIT' }),
        }}
        block={{
          form: useSelector(blockForm, selectForm),
          onChange: (change) => blockForm.send({ type: 'CHANGE', change }),
          onSubmit: () => blockForm.send({ type: 'SUBMIT' }),
        }}
        approval={bound(hasRank(role, 'manager'), {
          form: useSelector(approvalForm, selectForm),
          onChange: (change) => approvalForm.send({ type: 'CHANGE', change }),
          onSubmit: () => approvalForm.send({ type: 'SUBMIT' }),
        })}
        isRunning={all.some(({ status }) => status === 'running')}
        isSaved={all.some(({ status, output }) => status === 'done' && output?.kind === 'done')}
        error={rejected?.error ?? null}
        onUsualSeats={() => setSeats(null)}
        onUnblock={({ id }) => {
          dismiss();
          unblock.send({ type: 'RUN', input: { id } });
        }}
        onClose={onClose}
      />
      <OverPopup bookings={overBlock ?? overSeats} onAccept={acceptOver} onClose={dismiss} />
      <ApprovalDialog operation="blockSeats" approval={actions.block} send={block.send} />
      <ApprovalDialog operation="unblockSeats" approval={actions.unblock} send={unblock.send} />
      <ApprovalDialog operation="setDaySeats" approval={actions.daySeats} send={daySeats.send} />
    </>
  );
}

/** Returns the bookings that no longer fit; null unless the action needs an answer. */
function overOf({ status, output }: Pick<ApprovalView<object, SeatsOutcome>, 'status' | 'output'>) {
  return status === 'done' && output?.kind === 'over' ? output.bookings : null;
}

function bound<T>(isAllowed: boolean, form: T): T | null {
  return isAllowed ? form : null;
}
