import { createBills, selectBills } from '@claypot/counter/sales';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { billPath } from '../../../platform/page/paths.ts';
import { OrdersMain } from '../../orders/shared/OrdersMain.tsx';
import { useRefreshWhenVisible } from '../shared/use-refresh-when-visible.ts';
import { useSales } from '../shared/use-sales.ts';
import { BillsView } from './BillsView.tsx';
import { NewBillSheet } from './NewBillSheet.tsx';

/** Bills of the branch. */
export function BillsScreen() {
  const { branch } = useSession();
  return branch && <BillsOfBranch key={branch.id} branchId={branch.id} />;
}

function BillsOfBranch({ branchId }: { readonly branchId: string }) {
  const { runtime } = useSales();
  const [, navigate] = useLocation();
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const [machine] = useState(() =>
    createBills({ ...runtime, onOpened: ({ id }) => navigate(billPath(id)) }),
  );
  const actor = useActorRef(machine, { input: { branch_id: branchId } });
  const view = useSelector(actor, selectBills);
  useRefreshWhenVisible(actor);
  return (
    <OrdersMain>
      <BillsView
        view={view}
        now={now}
        onList={(list) => actor.send({ type: 'LIST', list })}
        onSearch={(text) => actor.send({ type: 'SEARCH', text })}
        onNew={() => setIsAsking(true)}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
      {isAsking && (
        <NewBillSheet
          open
          isOpening={view.isOpening}
          error={view.openError}
          onOpen={(table_no) => actor.send({ type: 'OPEN', table_no })}
          onClose={() => {
            actor.send({ type: 'DISMISS' });
            setIsAsking(false);
          }}
        />
      )}
    </OrdersMain>
  );
}
