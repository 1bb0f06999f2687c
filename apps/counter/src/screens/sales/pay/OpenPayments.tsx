import { type PayDeps, payableOf, paymentsOf, selectAsked } from '@claypot/counter/pay';
import type { Bill, BillPayment } from '@claypot/sdk/counter';
import { useMemo, useState } from 'react';
import { OpenCard } from './card/OpenCard.tsx';
import { OpenCash } from './cash/OpenCash.tsx';
import { type Method, PayPanelView } from './PayPanelView.tsx';
import { OpenRemovePayment } from './remove/OpenRemovePayment.tsx';
import { OpenSplit } from './split/OpenSplit.tsx';
import { OpenUndoSplit } from './split/OpenUndoSplit.tsx';
import { OpenAsking } from './wallet/OpenAsking.tsx';
import { OpenWallet } from './wallet/OpenWallet.tsx';

interface OpenPaymentsProps {
  readonly bill: Bill;
  readonly onBill: PayDeps['onBill'];
}

const FORMS = { cash: OpenCash, card: OpenCard, wallet: OpenWallet } as const;

/** Payments of an open bill, with the machine of each form. */
export function OpenPayments({ bill, onBill }: OpenPaymentsProps) {
  const [method, setMethod] = useState<Method>('cash');
  const [wanted, setWanted] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'split' | BillPayment | null>(null);
  // Counted, because each payment begins with an empty form.
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const payable = useMemo(() => payableOf(bill, wanted), [bill, wanted]);
  const asked = selectAsked(bill);
  const isAsking = asked?.state === 'open';
  const isChangeable = !isAsking && paymentsOf(bill).length === 0;
  const Form = FORMS[method];
  return (
    <>
      <PayPanelView
        payable={payable}
        method={method}
        isAsking={isAsking}
        isBusy={isBusy}
        undo={
          bill.split !== null && isChangeable ? <OpenUndoSplit bill={bill} onBill={onBill} /> : null
        }
        onMethod={setMethod}
        onShare={setWanted}
        onRemove={setDialog}
        onSplit={
          bill.can_split && bill.split === null && isChangeable && bill.left > 1
            ? () => setDialog('split')
            : undefined
        }
      >
        {isAsking ? (
          <OpenAsking key={asked.id} bill={bill} asked={asked} onBill={onBill} />
        ) : (
          <Form
            key={`${method} ${round}`}
            payable={payable}
            onBill={onBill}
            onDone={() => setRound((count) => count + 1)}
            onBusy={setBusy}
          />
        )}
      </PayPanelView>
      {dialog === 'split' && (
        <OpenSplit bill={bill} onBill={onBill} onClose={() => setDialog(null)} />
      )}
      {dialog !== null && dialog !== 'split' && (
        <OpenRemovePayment
          removed={{ bill, payment: dialog }}
          onBill={onBill}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
