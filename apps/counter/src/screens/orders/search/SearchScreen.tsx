import { createSearch, selectSearch } from '@claypot/counter/orders';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useOrders } from '../shared/actors/orders-context.ts';
import { OrdersMain } from '../shared/OrdersMain.tsx';
import { openTicket } from '../ticket/open-ticket.ts';
import { SearchView } from './SearchView.tsx';

/** Search among all orders of the branch. */
export function SearchScreen() {
  const { board, branchId, runtime, timeZone } = useOrders();
  const actor = useActorRef(
    useMemo(() => createSearch({ ...runtime, branch_id: branchId }), [runtime, branchId]),
  );
  const snapshot = useSelector(actor, (state) => state);
  const now = useSelector(board, ({ context }) => context.now);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <OrdersMain>
      <SearchView
        search={selectSearch(snapshot, {
          now: Temporal.Instant.fromEpochMilliseconds(now),
          zone: timeZone,
        })}
        onQuery={(text) => actor.send({ type: 'TYPE', text })}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onOpen={setOpenId}
      />
      {openId !== null && (
        <openTicket.Component key={openId} orderId={openId} onClose={() => setOpenId(null)} />
      )}
    </OrdersMain>
  );
}
