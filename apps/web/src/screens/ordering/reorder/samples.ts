import {
  type Making,
  type ReorderSnapshot,
  reorderMachine,
  selectReorder,
} from '@claypot/domain/ordering';
import { aCart, aLine } from '@claypot/testing';
import { fn } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import type { ReorderProps } from './reorder-props.ts';

const OUTPUT = {
  cart: aCart([aLine()]),
  skipped: [
    { name: 'Waxed Meat Claypot Rice', reason: 'SOLD_OUT' as const },
    { name: 'Dessert Duo', reason: 'NOT_FOUND' as const },
  ],
};

/** Returns the props for a state of the machine and of its request. */
export function reorderIn(
  value: ReorderSnapshot['value'],
  status: Making['status'] = 'idle',
): ReorderProps {
  const input = { order_id: 'order-1' };
  const output = status === 'done' ? OUTPUT : null;
  const snapshot = reorderMachine.resolveState({
    value,
    context: { making: { status, input, output, error: null } },
  });
  return {
    view: viewOf(snapshot, selectReorder),
    onReorder: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onContinue: fn(),
  };
}
