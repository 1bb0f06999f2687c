import type { QueryState } from '@claypot/domain/machines';
import { type ItemSnapshot, itemMachine, type LoadedItem } from '@claypot/domain/ordering';
import { fn } from 'storybook/test';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';

type Context = ItemSnapshot['context'];

export const itemArgs = {
  back: { label: 'Back', href: '/menu', onPress: fn() },
  onChoose: fn(),
  onCount: fn(),
  onIncrease: fn(),
  onDecrease: fn(),
  onAdd: fn(),
  onConfirm: fn(),
  onDismiss: fn(),
  onRetry: fn(),
};

/** Returns the context of a newly opened item: quantity 1 and no choices. */
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
    line: null,
    lost: [],
    lastTime: [],
    otherBranch: null,
    loadedAt: 0,
  };
}

/** Returns the machine in the given state. While it loads, its query is in the state `reading`. */
export function itemIn(
  value: ItemSnapshot['value'],
  context: Context,
  reading: QueryState = 'loading',
): ItemSnapshot {
  const isReading = value === 'reading' || value === 'updating';
  if (!isReading) return itemMachine.resolveState({ value, context });
  const asked: Pick<Context, 'item_id' | 'branch_id'> = context;
  const item = queryActorIn<typeof asked, LoadedItem>(reading, asked, null);
  return withChildren(itemMachine, { item }).resolveState({ value, context });
}
