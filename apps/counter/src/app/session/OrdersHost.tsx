import type { ReactNode } from 'react';
import { useCounter } from '../../hooks/counter-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { OrdersProvider } from '../../screens/orders/shared/actors/OrdersProvider.tsx';
import type { RenderApproval } from '../../screens/orders/shared/actors/orders-context.ts';
import { onDemand } from '../../screens/shared/on-demand/on-demand.tsx';
import { PrintingHost } from './PrintingHost.tsx';

export const approvalDialog = onDemand(
  async () => (await import('../../screens/shared/approval/ApprovalDialog.tsx')).ApprovalDialog,
);

/** Runs the orders of the branch, also on a locked device, which rings for new ones. */
export function OrdersHost({ children }: { readonly children: ReactNode }) {
  const { runtime } = useCounter();
  const { branch, device, person, timeZone } = useSession();
  const branchId = branch?.id ?? device?.branch.id ?? null;
  if (branchId === null) return children;
  return (
    <OrdersProvider
      key={branchId}
      runtime={runtime}
      branchId={branchId}
      person={person}
      timeZone={timeZone}
      renderApproval={renderApproval}
    >
      <PrintingHost branchId={branchId} isPaired={device !== null} role={person?.role ?? null}>
        {children}
      </PrintingHost>
    </OrdersProvider>
  );
}

const renderApproval: RenderApproval = ({ amount, operation, pad, problem }, send) => (
  <approvalDialog.Component
    operation={operation}
    amount={amount}
    approval={{ status: 'asking', pad, problem }}
    send={send}
  />
);
