import { createJoin, selectJoin } from '@claypot/counter/members';
import type { MemberCard } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { JoinDialogView } from './JoinDialogView.tsx';

interface OpenJoinProps {
  /** Shows the card of the new member. */
  readonly onMember: (member: MemberCard) => void;
  readonly onClose: () => void;
}

/** Dialog in which a person becomes a member, with its machine. */
export function OpenJoin({ onMember, onClose }: OpenJoinProps) {
  const { runtime } = useCounter();
  const { branchId, keys } = useOrders();
  const [machine] = useState(() => createJoin({ ...runtime, keys, branch_id: branchId }));
  const actor = useActorRef(machine);
  const join = useSelector(actor, selectJoin);
  return (
    <JoinDialogView
      open
      join={join}
      onPhone={(phone) => actor.send({ type: 'PHONE', phone })}
      onCode={(code) => actor.send({ type: 'CODE', code })}
      onAgree={(hasAgreed) => actor.send({ type: 'AGREE', hasAgreed })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onResend={() => actor.send({ type: 'RESEND' })}
      onEdit={() => actor.send({ type: 'EDIT' })}
      onShow={() => {
        if (join.member !== null) onMember(join.member);
      }}
      onClose={onClose}
    />
  );
}
