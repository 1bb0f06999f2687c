import { ApprovalDialogView, type ApprovalDialogViewProps } from './ApprovalDialogView.tsx';

/** Events of the PIN pad while a manager is asked to approve. */
export type PadEvent =
  | { readonly type: 'CHOOSE'; readonly staff_id: string }
  | { readonly type: 'DIGIT'; readonly digit: string }
  | { readonly type: 'ERASE' | 'BACK' | 'CANCEL' };

interface ApprovalDialogProps extends Pick<ApprovalDialogViewProps, 'approval' | 'operation'> {
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
