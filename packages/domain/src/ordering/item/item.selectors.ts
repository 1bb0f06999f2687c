import type { CartBranchData, Cents, Dish, DishSummary, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { ChoiceGroup } from './choices/choice-group.ts';
import { isFull, leastOf, missingGroups } from './choices/selection.ts';
import type { itemMachine } from './item.machine.ts';
import { questionsOf } from './item.ts';
import { MOST_OF_ONE_LINE } from './most-of-one-line.ts';
import { itemTotal, type OfferedPrice, offeredPrice } from './total.ts';

export type ItemSnapshot = SnapshotFrom<typeof itemMachine>;

/** A question of the item, as it stands. */
export interface ItemGroup {
  option: ChoiceGroup;
  /** Ids of what is chosen. */
  chosen: readonly string[];
  /** How many it needs at least; 0 where none is needed. */
  least: number;
  /** No more can be chosen: what is not chosen cannot be pressed. */
  full: boolean;
  /** Adding was tried and this group misses a choice. */
  missing: boolean;
}

/** What a view of any item may ask. */
export interface ItemBasics {
  /**
   * `unsure`: the reply to an addition was lost and the cart could not be read either, so that
   * nobody knows whether it is in; `leaving`: added, or no branch is chosen, and another screen is
   * coming up.
   */
  status: 'loading' | 'failed' | 'notFound' | 'soldOut' | 'editing' | 'unsure' | 'leaving';
  /** All that is asked, in order; choosing a dish of a package can bring up further groups. */
  groups: ItemGroup[];
  /** Where to take the customer after a failed try; null when nothing is missing. */
  firstMissing: string | null;
  /** Counts the failed tries: each one takes the customer there, also when it is the same group. */
  attempts: number;
  qty: number;
  canDecrease: boolean;
  canIncrease: boolean;
  /**
   * In cents, for the button: the least it can be bought for with what is chosen. Null while the
   * price is not known, and where it cannot be bought.
   */
  total: Cents | null;
  adding: boolean;
  /** The last try never reached the cart: nothing was added, and it can be tried again. */
  notAdded: boolean;
  /**
   * `line`: a line of the cart is changed, and saving takes its place; `gone`: it has left the cart
   * meanwhile, so that the item is added anew; null where it is added to begin with.
   */
  editing: 'line' | 'gone' | null;
  /** What the line was chosen with and cannot be had any more, by name. */
  lost: readonly string[];
  /** What is chosen beforehand, as it was the last time, by name. */
  lastTime: readonly string[];
  /** The cart belongs to this other branch: "Are You Sure?" */
  otherBranch: CartBranchData | null;
  error: ErrorCode | null;
}

/** All that a view of a dish may ask. */
export interface ItemView extends ItemBasics {
  /** The dish; while it is loading, what the menu knows of it, if anything. */
  dish: Dish | DishSummary | null;
  /** What it is offered for; while it is loading, what the menu says. */
  offered: OfferedPrice | null;
}

export function selectItem(snapshot: ItemSnapshot): ItemView {
  const { item, preview } = snapshot.context;
  const known = preview?.type === 'dish' ? preview.dish : null;
  return {
    ...selectItemBasics(snapshot),
    dish: item?.type === 'dish' ? item.dish : known,
    offered:
      item?.type === 'dish' ? offeredPrice(item, item.dish) : known && { ...known, from: false },
  };
}

/** The part of the view that dishes, packages and hot deals share. */
export function selectItemBasics(snapshot: ItemSnapshot): ItemBasics {
  const { item, lastTime, lost, qty, attempts, otherBranch } = snapshot.context;
  const chosen = snapshot.context.chosen ?? {};
  const missing = new Set(
    attempts > 0 && item ? missingGroups(questionsOf(item), chosen).map(({ id }) => id) : [],
  );
  const confirming = snapshot.matches('confirmingOtherBranch');
  return {
    status: statusOf(snapshot),
    groups: (item ? questionsOf(item)(chosen) : []).map((option) =>
      groupOf(option, missing, chosen[option.id]),
    ),
    firstMissing: missing.values().next().value ?? null,
    attempts,
    qty,
    canDecrease: qty > 1,
    canIncrease: qty < MOST_OF_ONE_LINE,
    total: item && itemTotal(item, chosen, qty),
    adding: snapshot.hasTag('busy'),
    notAdded: snapshot.matches({ editing: 'notAdded' }),
    editing: editingOf(snapshot.context),
    lost,
    lastTime,
    otherBranch: confirming ? otherBranch : null,
    error: readingOf(snapshot).error,
  };
}

function editingOf({ item, line, line_id }: ItemSnapshot['context']): ItemBasics['editing'] {
  if (line_id == null) return null;
  return item !== null && line === null ? 'gone' : 'line';
}

function groupOf(
  option: ChoiceGroup,
  missing: ReadonlySet<string>,
  chosen: readonly string[] = [],
): ItemGroup {
  return {
    option,
    chosen,
    least: leastOf(option, chosen),
    full: isFull(option, chosen),
    missing: missing.has(option.id),
  };
}

function statusOf(snapshot: ItemSnapshot): ItemView['status'] {
  if (snapshot.matches('reading')) {
    return readingOf(snapshot).status === 'failed' ? 'failed' : 'loading';
  }
  if (snapshot.matches('askingCart')) return 'loading';
  if (snapshot.matches('notFound')) return 'notFound';
  if (snapshot.matches('soldOut')) return 'soldOut';
  if (snapshot.matches('unsure')) return 'unsure';
  return snapshot.matches('noBranch') || snapshot.matches('added') ? 'leaving' : 'editing';
}

function readingOf({ children }: ItemSnapshot) {
  return selectChildQuery(children.item);
}
