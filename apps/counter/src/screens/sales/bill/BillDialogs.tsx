import type { findMemberMachine } from '@claypot/counter/members';
import type { BillChange, BillView } from '@claypot/counter/sales';
import type { Bill } from '@claypot/sdk/counter';
import type { ActorRefFrom } from 'xstate';
import { OpenItem } from '../item/OpenItem.tsx';
import { MemberDialog } from '../member/MemberDialog.tsx';
import { OpenVoucher } from '../member/OpenVoucher.tsx';
import { VouchersSheet } from '../member/VouchersSheet.tsx';
import { OpenAmountSheet } from '../menu/OpenAmountSheet.tsx';
import type { BillDialog } from '../shared/bill-actions.ts';
import type { Sales } from '../shared/use-sales.ts';
import { voidBill } from './later-parts.tsx';
import { TableSheet } from './TableSheet.tsx';

interface BillDialogsProps {
  readonly dialog: BillDialog;
  readonly view: BillView;
  readonly branch: { readonly id: string; readonly name: string };
  readonly sales: Sales;
  readonly find: ActorRefFrom<typeof findMemberMachine>;
  readonly onChange: (change: BillChange) => void;
  readonly onBill: (bill: Bill) => void;
  /** @param dialog null closes it */
  readonly onDialog: (dialog: BillDialog | null) => void;
}

/** The open dialog of a bill. */
export function BillDialogs(props: BillDialogsProps) {
  const { dialog, view, branch, sales, find, onChange, onBill, onDialog } = props;
  const { bill } = view;
  const close = () => onDialog(null);
  const changeAndClose = (change: BillChange) => {
    onChange(change);
    close();
  };
  if (bill === null) return null;
  switch (dialog.kind) {
    case 'item':
      return (
        <OpenItem
          key={dialog.item.id}
          item={dialog.item}
          branch={branch}
          sales={sales}
          onLine={(line) => changeAndClose({ kind: 'add', line })}
          onClose={close}
        />
      );
    case 'amount':
      return (
        <OpenAmountSheet
          open
          onLine={(line) => changeAndClose({ kind: 'add', line })}
          onClose={close}
        />
      );
    case 'table':
      return (
        <TableSheet
          open
          tableNo={view.tableNo}
          onTable={(tableNo) => changeAndClose({ kind: 'table', tableNo })}
          onClose={close}
        />
      );
    case 'member':
      return (
        <MemberDialog
          find={find}
          onMember={(customerId) => changeAndClose({ kind: 'member', customerId })}
          onClose={close}
        />
      );
    case 'vouchers':
      return (
        <VouchersSheet
          open
          member={bill.member}
          onVoucher={(voucher) => onDialog({ kind: 'voucher', voucher })}
          onClose={close}
        />
      );
    case 'voucher':
      return (
        <OpenVoucher view={view} voucher={dialog.voucher} onChange={onChange} onClose={close} />
      );
    case 'void':
      return <voidBill.Component bill={bill} onBill={onBill} onClose={close} />;
  }
}
