import { selectAlarm, selectBoard, selectConnection, selectSteps } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import { hasRank } from '@claypot/sdk/counter';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { BOOKINGS_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { useOrders, useViewing } from '../shared/actors/orders-context.ts';
import { pressOf } from '../shared/actors/press.ts';
import { usePrintingSlot } from '../shared/actors/printing-slot.ts';
import { OrdersMain } from '../shared/OrdersMain.tsx';
import { openBranchState } from '../shared/open-branch-state.ts';
import { openTicket } from '../ticket/open-ticket.ts';
import { BoardView } from './BoardView.tsx';

/** Board of the branch. A press on a card opens its ticket. */
export function BoardScreen() {
  const { alarm, board, role, steps } = useOrders();
  const viewing = useViewing();
  const snapshot = useSelector(board, (state) => state);
  const view = selectBoard(snapshot, viewing);
  const stepsView = useSelector(steps, selectSteps);
  const [isBranchStateOpen, setIsBranchStateOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);

  const take = (orderId: string, step: StepName) => {
    const card = view.columns.flatMap(({ cards }) => cards).find(({ id }) => id === orderId);
    // The ticket asks who delivers it.
    if (step === 'send_out') setOpenId(orderId);
    else if (card !== undefined) steps.send({ type: 'PRESS', press: pressOf(card, step) });
  };
  return (
    <OrdersMain>
      <BoardView
        board={view}
        // An open ticket asks its own questions.
        steps={openId === null ? stepsView : { ...stepsView, asking: null }}
        connection={selectConnection(snapshot)}
        alarm={useSelector(alarm, selectAlarm)}
        onRetry={() => board.send({ type: 'RETRY' })}
        onOpen={setOpenId}
        onStep={take}
        onDismissStep={(orderId) => steps.send({ type: 'DISMISS', orderId })}
        onBranchState={
          role !== null && hasRank(role, 'cashier') ? () => setIsBranchStateOpen(true) : undefined
        }
        bookingsHref={role !== null && hasRank(role, 'cashier') ? hrefOf(BOOKINGS_PATH) : undefined}
        printAlert={usePrintingSlot().alert}
        onAllowSound={() => alarm.send({ type: 'ALLOW' })}
        onConfirmStep={() => steps.send({ type: 'CONFIRM' })}
        onCancelStep={() => steps.send({ type: 'CANCEL' })}
      />
      {openId !== null && (
        <openTicket.Component key={openId} orderId={openId} onClose={() => setOpenId(null)} />
      )}
      {isBranchStateOpen && (
        <openBranchState.Component onClose={() => setIsBranchStateOpen(false)} />
      )}
    </OrdersMain>
  );
}
