import type { Transaction } from '../../../platform/db/db.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { findMark } from './all-marks.ts';
import { type BranchKey, findItemName, type Mark, setMark } from './marks.ts';
import { findPortionsLeft, type Portions, setPortionsLeft } from './portions-left.ts';
import type { ItemReference } from './sold-out.ts';

/** A value of an item before and after a change, as text. */
interface Change {
  readonly field: 'sold_out' | 'portions_left';
  readonly before: string;
  readonly after: string;
}

/** Changes of an item for the record of actions; empty if nothing has changed. */
export interface ChangedItem {
  readonly name: TranslatedText;
  readonly changes: readonly Change[];
}

/**
 * Marks an item as sold out, or makes it available. An available dish of which no portion is left is
 * not counted any more. Call it with the marks of the branch locked.
 * @param mark null makes the item available.
 * @returns null if the branch does not offer the item.
 */
export async function markItem(
  tx: Transaction,
  branch: BranchKey,
  item: ItemReference,
  mark: Mark | null,
  now: Temporal.Instant,
): Promise<ChangedItem | null> {
  const name = await findItemName(tx, branch, item);
  if (name === null) return null;
  const before = await findMark(tx, branch, item, now);
  await setMark(tx, branch, item, mark);
  const changes = changed('sold_out', markText(before), markText(mark));
  if (mark !== null || item.kind !== 'dish') return { name, changes };
  // An order may have taken or returned the last portion meanwhile: then the number stays.
  const isUncounted = await setPortionsLeft(tx, branch, item.id, { seen: 0, left: null });
  if (!isUncounted) return { name, changes };
  return { name, changes: [...changes, ...changed('portions_left', '0', NOT_COUNTED)] };
}

/**
 * Sets the portions left of a dish, unless they are not `seen` any more. A number above 0 ends its
 * mark as sold out. Call it with the marks of the branch locked.
 * @returns null if the branch does not offer the dish; the present number if it has changed.
 */
export async function countPortions(
  tx: Transaction,
  branch: BranchKey,
  dishId: string,
  portions: Portions,
  now: Temporal.Instant,
): Promise<ChangedItem | { readonly present: number | null } | null> {
  const dish = { kind: 'dish', id: dishId } as const;
  const name = await findItemName(tx, branch, dish);
  if (name === null) return null;
  if (!(await setPortionsLeft(tx, branch, dishId, portions))) {
    return { present: await findPortionsLeft(tx, branch, dishId) };
  }
  const { seen, left } = portions;
  const counted = changed('portions_left', countText(seen), countText(left));
  if (left === null || left === 0) return { name, changes: counted };
  const mark = await findMark(tx, branch, dish, now);
  if (mark === null) return { name, changes: counted };
  await setMark(tx, branch, dish, null);
  return { name, changes: [...counted, ...changed('sold_out', markText(mark), markText(null))] };
}

const NOT_COUNTED = 'not counted';

function changed(field: Change['field'], before: string, after: string): readonly Change[] {
  return before === after ? [] : [{ field, before, after }];
}

function markText(mark: Mark | null): string {
  if (mark === null) return 'available';
  return mark.until?.toString() ?? 'notice';
}

function countText(left: number | null): string {
  return left === null ? NOT_COUNTED : String(left);
}
