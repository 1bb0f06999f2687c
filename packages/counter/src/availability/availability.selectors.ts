import { selectChildQuery } from '@claypot/domain/flows';
import { searchNamed } from '@claypot/domain/text';
import type { Availability, ErrorCode } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import type { availabilityMachine } from './availability.machine.ts';
import { keysOf } from './presses.ts';
import { choiceRows, itemRow, type RowDeps } from './rows.ts';
import type { AvailabilityRow, AvailabilitySection, AvailabilityView, Filter } from './views.ts';

export type AvailabilitySnapshot = SnapshotFrom<typeof availabilityMachine>;

/** @param now present time by the server's clock. */
export function selectAvailability(
  snapshot: AvailabilitySnapshot,
  now: Temporal.Instant,
): AvailabilityView {
  const { context, children } = snapshot;
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery<
    Availability,
    ErrorCode
  >(children.list);
  const pending = new Set(context.waiting.flatMap(keysOf));
  const parts = data === null ? [] : partsOf(data, { data, now, pending });
  const rows = parts.flatMap((part) => part.rows);
  const { done, filter, opened, problem, search } = context;
  return {
    status: status === 'notFound' ? 'failed' : status,
    error,
    asOf,
    stale,
    unconfirmed,
    search,
    filters: parts.map(({ id, kind, name }): Filter => ({ id, kind, name })),
    filter,
    sections: sectionsOf(parts, filter, search),
    soldOutCount: rows.filter(({ because }) => because !== null).length,
    tomorrow: data === null ? null : Temporal.Instant.from(data.tomorrow),
    opened: rows.find(({ key }) => key === opened) ?? null,
    done: done === null ? null : { press: done.press, canUndo: done.undo.length > 0 },
    problem,
  };
}

/** Returns the menu in parts: categories, packages, hot deals, and the choices of all. */
function partsOf({ categories, items }: Availability, deps: RowDeps): AvailabilitySection[] {
  const rowsOf = (isIn: (item: Availability['items'][number]) => boolean) =>
    items.filter(isIn).map((item) => itemRow(item, deps));
  const parts: AvailabilitySection[] = [
    ...categories.map(({ id, name }) => ({
      id,
      name,
      kind: 'category' as const,
      rows: rowsOf((item) => item.category_id === id),
    })),
    fixed(
      'packages',
      rowsOf(({ kind }) => kind === 'package'),
    ),
    fixed(
      'deals',
      rowsOf(({ kind }) => kind === 'hot_deal'),
    ),
    fixed('choices', choiceRows(items, deps)),
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

function fixed(
  kind: Exclude<AvailabilitySection['kind'], 'category'>,
  rows: readonly AvailabilityRow[],
): AvailabilitySection {
  return { id: `part-${kind}`, name: null, kind, rows };
}

/** Returns the shown parts, with what is sold out first and only there. */
function sectionsOf(
  parts: readonly AvailabilitySection[],
  filter: string | null,
  search: string,
): AvailabilitySection[] {
  const chosen = parts.filter(({ id }) => filter === null || id === filter);
  const all = chosen.flatMap(({ rows }) => rows);
  const found = new Set(search.trim() === '' ? all : searchNamed(all, search));
  const isShown = (row: AvailabilityRow) => found.has(row);
  const soldOut = all.filter((row) => isShown(row) && row.because !== null);
  const others = chosen.map((part) => ({
    ...part,
    rows: part.rows.filter((row) => isShown(row) && row.because === null),
  }));
  return [fixed('soldOut', soldOut), ...others].filter(({ rows }) => rows.length > 0);
}
