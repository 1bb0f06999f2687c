import type { ReorderView } from '@claypot/domain/ordering';

export interface ReorderProps {
  readonly view: ReorderView;
  readonly onReorder: (orderId: string) => void;
  /** Confirms to empty the cart. */
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** Goes to the checkout without the skipped items. */
  readonly onContinue: () => void;
}
