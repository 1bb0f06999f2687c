import { type findMemberMachine, selectFindMember } from '@claypot/counter/members';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ScanDialog } from '../../members/scan/ScanDialog.tsx';
import { MemberSheet } from './MemberSheet.tsx';

interface MemberDialogProps {
  readonly find: ActorRefFrom<typeof findMemberMachine>;
  readonly onMember: (customerId: string) => void;
  readonly onClose: () => void;
}

/** Finds the member of a bill by a scan or a number. */
export function MemberDialog({ find, onMember, onClose }: MemberDialogProps) {
  const [isScanning, setIsScanning] = useState(false);
  const view = useSelector(find, selectFindMember);
  const close = () => {
    find.send({ type: 'CLEAR' });
    onClose();
  };
  if (isScanning) {
    return (
      <ScanDialog
        onMember={(member_no) => {
          setIsScanning(false);
          find.send({ type: 'SCANNED', scan: { member_no } });
        }}
        onClose={() => setIsScanning(false)}
      />
    );
  }
  return (
    <MemberSheet
      open
      find={view}
      onText={(text) => find.send({ type: 'TYPE', text })}
      onSubmit={() => find.send({ type: 'SUBMIT' })}
      onScan={() => setIsScanning(true)}
      onRetry={() => find.send({ type: 'RETRY' })}
      onMember={(id) => {
        find.send({ type: 'CLEAR' });
        onMember(id);
      }}
      onClose={close}
    />
  );
}
