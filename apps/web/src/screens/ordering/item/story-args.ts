import type { QueryState } from '@claypot/domain/machines';
import { type ItemSnapshot, itemMachine, type LoadedItem } from '@claypot/domain/ordering';
import { fn } from 'storybook/test';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';

type Context = ItemSnapshot['context'];

/** What the stories of a dish, a package and a hot deal press. */
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
    line: null,
    lost: [],
    lastTime: [],
    otherBranch: null,
  };
}

/** The machine in one of its states; while it reads, with the query that it reads by in one of its own. */
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
