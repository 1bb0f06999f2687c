import type { PadEvent } from '@claypot/counter/orders';
import { ApprovalDialogView, type ApprovalDialogViewProps } from './ApprovalDialogView.tsx';

export interface ApprovalDialogProps
  extends Pick<ApprovalDialogViewProps, 'amount' | 'approval' | 'operation'> {
  readonly send: (event: PadEvent) => void;
}

/** Approval dialog that sends its presses to the machine of the action. */
export function ApprovalDialog({ send, ...shown }: ApprovalDialogProps) {
  return (
    <ApprovalDialogView
      {...shown}
      onChoose={(staff_id) => send({ type: 'CHOOSE', staff_id })}
      onDigit={(digit) => send({ type: 'DIGIT', digit })}
      onErase={() => send({ type: 'ERASE' })}
      onBack={() => send({ type: 'BACK' })}
      onCancel={() => send({ type: 'CANCEL' })}
    />
  );
}
