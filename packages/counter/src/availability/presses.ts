import type {
  Availability,
  AvailabilityItem,
  ItemReference,
  PortionsRequest,
  SoldOutRequest,
} from '@claypot/sdk/counter';

/** A change of what the branch can sell, with the name that the person saw. */
export type Press = MarkPress | CountPress;

export interface MarkPress {
  readonly kind: 'mark';
  readonly name: string;
  readonly items: readonly ItemReference[];
  readonly mark: SoldOutRequest['mark'];
  /** With the mark `time` only; else null. */
  readonly until: string | null;
}

export interface CountPress extends Pick<PortionsRequest, 'dish_id' | 'seen' | 'left'> {
  readonly kind: 'count';
  readonly name: string;
}

/** Returns the keys of the items that a press changes. */
export function keysOf(press: Press): string[] {
  return press.kind === 'count'
    ? [keyOf({ kind: 'dish', id: press.dish_id })]
    : press.items.map(keyOf);
}

export function keyOf({ kind, id }: ItemReference): string {
  return `${kind} ${id}`;
}

/** Returns the presses that restore the items of a press as they were in `before`. */
export function undoOf(press: Press, before: Availability, now: Temporal.Instant): Press[] {
  const { name } = press;
  if (press.kind === 'count') {
    const { dish_id, seen, left } = press;
    const mark = marksIn(before).get(keyOf({ kind: 'dish', id: dish_id }));
    const counted: Press = { kind: 'count', name, dish_id, seen: left, left: seen };
    const item = { kind: 'dish' as const, id: dish_id };
    // A count above 0 has ended the mark.
    return mark == null ? [counted] : [counted, markPress(name, [item], mark, now)];
  }
  const marks = marksIn(before);
  const byMark = Map.groupBy(press.items, (item) => JSON.stringify(marks.get(keyOf(item)) ?? null));
  const marked = [...byMark].map(([text, items]) => markPress(name, items, JSON.parse(text), now));
  return [...marked, ...recounted(press, before)];
}

/** An available dish without portions is not counted any more: its undo counts 0 again. */
function recounted({ items, mark, name }: MarkPress, before: Availability): Press[] {
  if (mark !== 'available') return [];
  return items.flatMap(({ kind, id }) => {
    const left = kind === 'dish' ? dishIn(before, id)?.portions_left : null;
    return left === 0 ? [{ kind: 'count' as const, name, dish_id: id, seen: null, left: 0 }] : [];
  });
}

type Mark = AvailabilityItem['sold_out'];

function markPress(
  name: string,
  items: readonly ItemReference[],
  mark: Mark,
  now: Temporal.Instant,
): MarkPress {
  if (mark === null) return { kind: 'mark', name, items, mark: 'available', until: null };
  const { until } = mark;
  if (until === null) return { kind: 'mark', name, items, mark: 'notice', until };
  const hasEnded = Temporal.Instant.compare(Temporal.Instant.from(until), now) <= 0;
  return hasEnded
    ? { kind: 'mark', name, items, mark: 'available', until: null }
    : { kind: 'mark', name, items, mark: 'time', until };
}

function marksIn({ items }: Availability): Map<string, Mark> {
  return new Map(
    items.flatMap((item) => [
      [keyOf(item), item.sold_out] as const,
      ...item.groups.flatMap(({ choices }) =>
        choices.map((choice) => [keyOf(choice), choice.sold_out] as const),
      ),
    ]),
  );
}

function dishIn({ items }: Availability, id: string): AvailabilityItem | undefined {
  return items.find((item) => item.kind === 'dish' && item.id === id);
}
