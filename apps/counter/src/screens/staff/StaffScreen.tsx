import { assignableRoles, manageMachines, selectStaffList } from '@claypot/counter/staff';
import { selectForm } from '@claypot/domain/machines';
import type { StaffMember } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useCounter } from '../../hooks/counter-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSession } from '../../hooks/use-session.ts';
import { EditSheet, InviteSheet } from './PersonSheet.tsx';
import { StaffView } from './StaffView.tsx';

export function StaffScreen() {
  const { branch } = useSession();
  return branch && <StaffOfBranch key={branch.id} branchId={branch.id} />;
}

function StaffOfBranch({ branchId }: { readonly branchId: string }) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).staffList, {
    input: { branch_id: branchId },
  });
  const view = useSelector(actor, selectStaffList);
  const [open, setOpen] = useState<StaffMember | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <StaffView
        view={view}
        now={useNow()}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        onDismiss={() => actor.send({ type: 'DISMISS' })}
        onCopy={(code) => void navigator.clipboard?.writeText(code).catch(() => undefined)}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
      {open === 'new' && <Invite onClose={close} />}
      {open !== null && open !== 'new' && (
        <Edit
          person={open}
          onClose={close}
          onReset={() => {
            close();
            actor.send({ type: 'RESET', person: open });
          }}
          onUnlock={() => {
            close();
            actor.send({ type: 'UNLOCK_PIN', person: open });
          }}
        />
      )}
    </>
  );
}

/** Returns the roles and branches that the signed-in person may give. */
function useRights() {
  const { person, branches } = useSession();
  return { roles: assignableRoles(person?.role ?? 'kitchen'), branches };
}

function Invite({ onClose }: { readonly onClose: () => void }) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).inviteStaff, { input: undefined });
  const form = useSelector(actor, selectForm);
  useCloseWhenDone(form.done, onClose);
  return (
    <InviteSheet
      {...useRights()}
      form={form}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}

interface EditProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
  readonly onReset: () => void;
  readonly onUnlock: () => void;
}

function Edit({ person, onClose, onReset, onUnlock }: EditProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(manageMachines).updateStaff, { input: person });
  const form = useSelector(actor, selectForm);
  useCloseWhenDone(form.done, onClose);
  return (
    <EditSheet
      {...useRights()}
      person={person}
      form={form}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
      onReset={onReset}
      onUnlock={onUnlock}
    />
  );
}

function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
}
