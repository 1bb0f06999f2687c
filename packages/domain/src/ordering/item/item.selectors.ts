import type { CartBranchData, Cents, Dish, DishSummary, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { ChoiceGroup } from './choices/choice-group.ts';
import { isFull, leastOf, missingGroups } from './choices/selection.ts';
import type { itemMachine } from './item.machine.ts';
import { questionsOf } from './item.ts';
import { MAX_LINE_QTY } from './max-line-qty.ts';
import { itemTotal, type OfferedPrice, offeredPrice } from './total.ts';

export type ItemSnapshot = SnapshotFrom<typeof itemMachine>;

export interface ItemGroup {
  option: ChoiceGroup;
  /** Ids of the chosen entries. */
  chosen: readonly string[];
  /** Minimum number of choices; 0 for an optional group without choices. */
  least: number;
  /** True if no more can be chosen; other choices are disabled. */
  full: boolean;
  /** True if a choice is missing after an attempt to add the item. */
  missing: boolean;
}

/** View shared by all kinds of items. */
export interface ItemBasics {
  /**
   * `outcomeUnknown`: the response to an addition was lost and the cart could not be loaded; `leaving`: the
   * item was added or no branch is chosen, and another screen opens.
   */
  status: 'loading' | 'failed' | 'notFound' | 'soldOut' | 'editing' | 'outcomeUnknown' | 'leaving';
  /** All groups in order. Choosing a dish of a package can add further groups. */
  groups: ItemGroup[];
  /** Id of the group to scroll to after a failed attempt; null if nothing is missing. */
  firstMissing: string | null;
  /** Number of failed attempts: each one scrolls, even to the same group. */
  attempts: number;
  qty: number;
  canDecrease: boolean;
  canIncrease: boolean;
  /**
   * Total for the button in cents: the lowest price with the current choices. Null until known or
   * if it cannot be bought.
   */
  total: Cents | null;
  adding: boolean;
  /**
   * True if the response was lost and the cart does not contain the addition: it can be retried.
   */
  notAdded: boolean;
  /**
   * `line`: a cart line is edited and replaced on save; `gone`: that line no longer exists, so the
   * item is added; null: a new item.
   */
  editing: 'line' | 'gone' | null;
  /** Names of the line's choices that are no longer available. */
  lost: readonly string[];
  /** Names of the choices preselected from earlier orders on this device, except defaults. */
  lastTime: readonly string[];
  /** The other branch that the cart belongs to, which the confirmation shows; else null. */
  otherBranch: CartBranchData | null;
  error: ErrorCode | null;
}

export interface ItemView extends ItemBasics {
  /** The dish; while loading, its entry in the cached menu, if any. */
  dish: Dish | DishSummary | null;
  /** Price of the dish; while loading, the price of the menu. */
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

/** Returns the part of the view that dishes, packages and hot deals share. */
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
    canIncrease: qty < MAX_LINE_QTY,
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
  if (snapshot.matches('loadingCart')) return 'loading';
  if (snapshot.matches('notFound')) return 'notFound';
  if (snapshot.matches('soldOut')) return 'soldOut';
  if (snapshot.matches('outcomeUnknown')) return 'outcomeUnknown';
  return snapshot.matches('noBranch') || snapshot.matches('added') ? 'leaving' : 'editing';
}

function readingOf({ children }: ItemSnapshot) {
  return selectChildQuery(children.item);
}
