import { type ReorderSnapshot, reorderMachine, selectReorder } from '@claypot/domain';
import { fn } from 'storybook/test';
import type { ReorderProps } from './reorder-props.ts';

/** What a view is given while the machine is in a state. */
export function reorderIn(value: ReorderSnapshot['value']): ReorderProps {
  const snapshot = reorderMachine.resolveState({
    value,
    context: {
      order_id: 'order-1',
      skipped: [
        { name: 'Waxed Meat Claypot Rice', reason: 'SOLD_OUT' },
        { name: 'Dessert Duo', reason: 'NOT_FOUND' },
      ],
    },
  });
  return {
    view: selectReorder(snapshot),
    onReorder: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onContinue: fn(),
  };
}
