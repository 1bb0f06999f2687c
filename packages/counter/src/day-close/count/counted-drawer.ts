import { type Cents, cents } from '@claypot/sdk';
import type { CloseDayRequest, OpenDay, OpenDrawer } from '@claypot/sdk/counter';
import { visibleText } from '../../orders/money/action/visible-text.ts';
import type { CountedDrawerView, DenominationView } from '../views.ts';
import { DENOMINATIONS, isCoin } from './denominations.ts';
import { type DrawerDraft, type DrawerDrafts, draftOf } from './drawer-draft.ts';
import { typedCash, typedCount } from './typed-cash.ts';

type SentDrawer = CloseDayRequest['drawers'][number];

/** Returns a drawer with what was entered, its sum, and what is wrong with it. */
export function viewCountedDrawer(
  { expected, id, name }: OpenDrawer,
  draft: DrawerDraft,
): CountedDrawerView {
  const denominations = DENOMINATIONS.map((value) => viewDenomination(value, draft));
  const counted = countedOf(draft, denominations);
  const left = leftOf(draft, counted);
  const difference = counted === null ? null : cents(counted - expected);
  return {
    id,
    name,
    mode: draft.mode,
    denominations,
    amount: draft.amount,
    counted,
    expected,
    difference,
    leftText: draft.left,
    left,
    isLeftTooMuch: left !== null && counted !== null && left > counted,
    note: draft.note,
    isNoteMissing: difference !== null && difference !== 0 && visibleText(draft.note) === '',
  };
}

function viewDenomination(value: Cents, { counts }: DrawerDraft): DenominationView {
  const text = counts[String(value)] ?? '';
  const count = typedCount(text);
  return {
    value,
    isCoin: isCoin(value),
    text,
    count,
    sum: count === null ? null : cents(value * count),
  };
}

/** Null if an entry is missing or is no number. */
function countedOf(draft: DrawerDraft, denominations: readonly DenominationView[]): Cents | null {
  if (draft.mode === 'amount') return typedCash(draft.amount);
  let total = 0;
  for (const { sum } of denominations) {
    if (sum === null) return null;
    total += sum;
  }
  return cents(total);
}

function leftOf({ left }: DrawerDraft, counted: Cents | null): Cents | null {
  return left === null ? counted : typedCash(left);
}

/** Returns the request that closes a day; null while an entry is missing or wrong. */
export function closeRequest(
  branch_id: string,
  day: OpenDay,
  drafts: DrawerDrafts,
): CloseDayRequest | null {
  const drawers: SentDrawer[] = [];
  for (const drawer of day.drawers) {
    const draft = draftOf(drafts, drawer.id);
    const view = viewCountedDrawer(drawer, draft);
    const { counted, isLeftTooMuch, isNoteMissing, left } = view;
    if (counted === null || left === null || isLeftTooMuch || isNoteMissing) return null;
    const note = visibleText(draft.note);
    drawers.push({
      drawer_id: drawer.id,
      expected: drawer.expected,
      counted,
      denominations: draft.mode === 'amount' ? null : sentDenominations(view.denominations),
      left,
      note: note === '' ? null : note,
    });
  }
  return { branch_id, business_day: day.business_day, drawers };
}

function sentDenominations(
  denominations: readonly DenominationView[],
): SentDrawer['denominations'] {
  return denominations.flatMap(({ count, value }) =>
    count === null || count === 0 ? [] : [{ value, count }],
  );
}

/** Returns the request that closes a day without counting. */
export function skipRequest(branch_id: string, day: OpenDay): CloseDayRequest {
  return {
    branch_id,
    business_day: day.business_day,
    drawers: day.drawers.map(({ expected, id }) => ({
      drawer_id: id,
      expected,
      counted: null,
      denominations: null,
      left: expected,
      note: null,
    })),
  };
}

/** Returns true if every drawer has a count. */
export function isCounted({ drawers }: OpenDay, drafts: DrawerDrafts): boolean {
  return drawers.every(
    (drawer) => viewCountedDrawer(drawer, draftOf(drafts, drawer.id)).counted !== null,
  );
}
