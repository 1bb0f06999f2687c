import { createFindMember, type ParsedScan, selectFindMember } from '@claypot/counter/members';
import { addMemberTexts } from '@claypot/i18n/counter-members';
import type { CashTopUp } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../hooks/counter-context.ts';
import { watchScanner } from '../../platform/scanner/watch-scanner.ts';
import { useOrders } from '../orders/shared/actors/orders-context.ts';
import { OrdersMain } from '../orders/shared/OrdersMain.tsx';
import { OpenJoin } from './join/OpenJoin.tsx';
import { MembersView } from './MembersView.tsx';
import { OpenReturn } from './return/OpenReturn.tsx';
import { ScanDialog } from './scan/ScanDialog.tsx';
import { OpenTopUp } from './top-up/OpenTopUp.tsx';

type Dialog = 'scan' | 'topUp' | 'join' | { readonly topUp: CashTopUp } | null;

/** Members at the counter. A scanner that types works also while a field has the focus. */
export function MembersScreen() {
  const { i18n } = useTranslation();
  useState(() => addMemberTexts(i18n));
  const { runtime } = useCounter();
  const { branchId } = useOrders();
  const actor = useActorRef(
    useMemo(() => createFindMember({ api: runtime.api, branch_id: branchId }), [runtime, branchId]),
  );
  const [dialog, setDialog] = useState<Dialog>(null);
  const find = useSelector(actor, selectFindMember);
  const close = () => setDialog(null);
  const scanned = useEffectEvent((scan: ParsedScan) => {
    // A top-up, return or new member in progress belongs to the person at the counter.
    if (dialog !== null && dialog !== 'scan') return;
    close();
    actor.send({ type: 'SCANNED', scan });
  });
  useEffect(() => watchScanner(window, (scan) => scanned(scan)), []);
  return (
    <OrdersMain>
      <MembersView
        find={find}
        onText={(text) => actor.send({ type: 'TYPE', text })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onScan={() => setDialog('scan')}
        onTopUp={() => setDialog('topUp')}
        onReturn={(topUp) => setDialog({ topUp })}
        onJoin={() => setDialog('join')}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onDone={() => actor.send({ type: 'CLEAR' })}
      />
      {dialog === 'scan' && (
        <ScanDialog
          onMember={(member_no) => {
            close();
            actor.send({ type: 'SCANNED', scan: { member_no } });
          }}
          onClose={close}
        />
      )}
      {dialog === 'topUp' && find.member !== null && (
        <OpenTopUp
          member={find.member}
          onMember={(member) => actor.send({ type: 'MEMBER', member })}
          onClose={close}
        />
      )}
      {dialog !== null && typeof dialog === 'object' && (
        <OpenReturn
          topUp={dialog.topUp}
          onMember={(member) => actor.send({ type: 'MEMBER', member })}
          onClose={close}
        />
      )}
      {dialog === 'join' && (
        <OpenJoin
          onMember={(member) => {
            close();
            actor.send({ type: 'JOINED', member });
          }}
          onClose={close}
        />
      )}
    </OrdersMain>
  );
}
