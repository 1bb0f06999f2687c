import type { ReorderView } from '@claypot/domain/ordering';

/** What a view needs to let an order be made again. */
export interface ReorderProps {
  readonly view: ReorderView;
  readonly onReorder: (orderId: string) => void;
  /** Yes, what is in the cart may go. */
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** On to checkout without what was skipped. */
  readonly onContinue: () => void;
}
