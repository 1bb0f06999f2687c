import type { ItemSnapshot } from '@claypot/domain';
import { fn } from 'storybook/test';

type Context = ItemSnapshot['context'];

/** What the stories of a dish, a package and a hot deal press. */
export const itemArgs = {
  back: { label: 'Back', href: '/menu', onPress: fn() },
  onChoose: fn(),
  onIncrease: fn(),
  onDecrease: fn(),
  onAdd: fn(),
  onConfirm: fn(),
  onDismiss: fn(),
  onRetry: fn(),
};

/** An item that has just come up: one of it, nothing chosen, nothing gone wrong. */
export function justOpened(
  id: string,
  item: Context['item'],
  preview: Context['preview'],
): Context {
  return {
    item_id: id,
    branch_id: 'bangsar',
    preview,
    item,
    chosen: {},
    qty: 1,
    attempts: 0,
    inCart: 0,
    otherBranch: null,
    error: null,
  };
}
