import { createFindMember, type ParsedScan } from '@claypot/counter/members';
import { createSaleMenu, selectBill, selectBillQuestion } from '@claypot/counter/sales';
import { selectCatalogue } from '@claypot/domain/ordering';
import type { Bill } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { BILLS_PATH } from '../../../platform/page/paths.ts';
import { watchScanner } from '../../../platform/scanner/watch-scanner.ts';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { OrdersMain } from '../../orders/shared/OrdersMain.tsx';
import type { BillDialog } from '../shared/bill-actions.ts';
import { useRefreshWhenVisible } from '../shared/use-refresh-when-visible.ts';
import { useSales } from '../shared/use-sales.ts';
import { BillDialogs } from './BillDialogs.tsx';
import { BillView } from './BillView.tsx';
import { closedBill, payPanel } from './later-parts.tsx';

const SECOND = 1000;

/** A bill with the menu beside it. */
export function BillScreen() {
  const { branch } = useSession();
  const { id } = useParams<{ id: string }>();
  return branch && <OpenBill key={`${branch.id}/${id}`} branch={branch} billId={id} />;
}

interface OpenBillProps {
  readonly branch: { readonly id: string; readonly branch_name: string };
  readonly billId: string;
}

function OpenBill({ branch: { id, branch_name: name }, billId }: OpenBillProps) {
  const sales = useSales();
  const { menuApi, openBills, runtime } = sales;
  const { renderApproval } = useOrders();
  const [branch] = useState({ id, name });
  const [bill] = useState(() => openBills.open(billId));
  useEffect(() => openBills.hold(billId), [openBills, billId]);
  const [menuMachine] = useState(() => createSaleMenu({ ...runtime, menuApi, branch }));
  const [findMachine] = useState(() => createFindMember({ api: runtime.api, branch_id: id }));
  const menu = useActorRef(menuMachine);
  const find = useActorRef(findMachine);
  const [, navigate] = useLocation();
  const [isPaying, setIsPaying] = useState(false);
  const [dialog, setDialog] = useState<BillDialog | null>(null);
  const snapshot = useSelector(bill, (state) => state);
  const view = selectBill(snapshot);
  const question = selectBillQuestion(snapshot);
  const menuView = useSelector(menu, selectCatalogue);
  const isAsking = view.bill?.request?.state === 'open';
  const now = useNow(isAsking ? SECOND : undefined);
  useRefreshWhenVisible(bill);

  const scanned = useEffectEvent((scan: ParsedScan) => {
    // Another dialog is about something else, and a closed bill has its member already.
    if ((dialog !== null && dialog.kind !== 'member') || !view.canChange) return;
    find.send({ type: 'SCANNED', scan });
    setDialog({ kind: 'member' });
  });
  useEffect(() => watchScanner(window, (scan) => scanned(scan)), []);

  const setBill = (changed: Bill) => bill.send({ type: 'BILL', bill: changed });
  const shown = view.bill;
  const isOpen = shown?.state === 'open';
  // A bill that was paid here shows its change and its receipt first.
  const payment = shown !== null && isPaying && shown.state !== 'void' && (
    <payPanel.Component bill={shown} onBill={setBill} onNext={() => navigate(BILLS_PATH)} />
  );
  const closed = shown !== null && !isOpen && !payment && (
    <closedBill.Component bill={shown} onBill={setBill} />
  );

  return (
    <OrdersMain>
      <BillView
        view={view}
        menu={menuView}
        now={now}
        payment={payment || null}
        closed={closed || null}
        onPay={() => setIsPaying(true)}
        onMenu={() => setIsPaying(false)}
        onChange={(change) => bill.send({ type: 'CHANGE', change })}
        onRepeat={(key) => bill.send({ type: 'REPEAT', key })}
        onDrop={(key) => bill.send({ type: 'DROP', key })}
        onDismiss={() => bill.send({ type: 'DISMISS' })}
        onDialog={setDialog}
        onRetry={() => bill.send({ type: 'RETRY' })}
        onSearch={(text) => menu.send({ type: 'SEARCH', text })}
        onCategory={(category_id) => menu.send({ type: 'SELECT_CATEGORY', category_id })}
        onMenuRetry={() => menu.send({ type: 'RETRY' })}
      />
      {dialog !== null && (
        <BillDialogs
          dialog={dialog}
          view={view}
          branch={branch}
          sales={sales}
          find={find}
          onChange={(change) => bill.send({ type: 'CHANGE', change })}
          onBill={setBill}
          onDialog={setDialog}
        />
      )}
      {question !== null && renderApproval(question, (event) => bill.send(event))}
    </OrdersMain>
  );
}
