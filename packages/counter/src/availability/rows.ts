import type {
  Availability,
  AvailabilityChoice,
  AvailabilityItem,
  ItemReference,
} from '@claypot/sdk/counter';
import { keyOf } from './presses.ts';
import type {
  AvailabilityRow,
  AvailabilityState,
  ChoiceGroupView,
  ChoiceView,
  MarkEnd,
} from './views.ts';

export interface RowDeps {
  readonly data: Availability;
  readonly now: Temporal.Instant;
  /** Keys of the items with a press that is not answered. */
  readonly pending: ReadonlySet<string>;
}

/** A row that the search compares. */
type SearchedRow = AvailabilityRow & { readonly search_words?: string | undefined };

export function itemRow(item: AvailabilityItem, deps: RowDeps): SearchedRow {
  const { kind, id, name, portions_left: left, search_words } = item;
  const state = stateOf(item, { left, ...deps });
  return {
    ...state,
    key: keyOf(item),
    kind: kind === 'package' || kind === 'hot_deal' ? kind : 'dish',
    name,
    search_words,
    group: null,
    of: [],
    items: [{ kind, id }],
    groups: item.groups.map(
      (group): ChoiceGroupView => ({
        id: group.id,
        name: group.name,
        choices: group.choices.map((choice) => choiceView(choice, deps)),
      }),
    ),
  };
}

/**
 * Returns the choices of all items, those with the same name and group as one row: an extra of
 * twenty dishes runs out in all of them. A choice that is a dish is marked as the dish.
 */
export function choiceRows(
  items: readonly AvailabilityItem[],
  deps: RowDeps,
): readonly AvailabilityRow[] {
  const choices = items.flatMap((item) =>
    item.groups.flatMap((group) =>
      group.choices
        .filter(({ dish_id }) => dish_id === null)
        .map((choice) => ({ choice, group: group.name, of: item.name })),
    ),
  );
  const byName = Map.groupBy(choices, ({ choice, group }) => JSON.stringify([group, choice.name]));
  return [...byName].flatMap(([key, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const views = same.map(({ choice }) => choiceView(choice, deps));
    // The row is sold out once all of its choices are. Its mark is the one that ends first.
    const isSoldOut = views.every(({ because }) => because !== null);
    return [
      {
        key: `choice ${key}`,
        kind: 'choice' as const,
        name: first.choice.name,
        group: first.group,
        of: [...new Set(same.map(({ of }) => of))],
        because: isSoldOut ? ('mark' as const) : null,
        mark: isSoldOut ? firstEnd(views) : null,
        left: null,
        isPending: views.some(({ isPending }) => isPending),
        items: views.map(({ item }) => item),
        groups: [],
      },
    ];
  });
}

function choiceView(choice: AvailabilityChoice, deps: RowDeps): ChoiceView {
  const { kind, id, name, dish_id } = choice;
  return {
    ...stateOf(choice, { left: null, ...deps }),
    item: { kind, id },
    name,
    isDish: dish_id !== null,
  };
}

type Marked = ItemReference & Pick<AvailabilityItem, 'sold_out' | 'is_available'>;

function stateOf(
  item: Marked,
  { data, left, now, pending }: RowDeps & { readonly left: number | null },
): AvailabilityState {
  const mark = endOf(item.sold_out, data.tomorrow, now);
  return {
    because: becauseOf(item, mark, left),
    mark,
    left,
    isPending: pending.has(keyOf(item)),
  };
}

function becauseOf(
  { sold_out, is_available }: Marked,
  mark: MarkEnd | null,
  left: number | null,
): AvailabilityState['because'] {
  if (mark !== null) return 'mark';
  if (left === 0) return 'portions';
  // A mark that has ended is the reason that the server knew: the next response has the others.
  return is_available || sold_out !== null ? null : 'choices';
}

/** Returns the end of a mark; null without one, or if it has ended. */
function endOf(
  mark: AvailabilityItem['sold_out'],
  tomorrow: string,
  now: Temporal.Instant,
): MarkEnd | null {
  if (mark === null) return null;
  if (mark.until === null) return { kind: 'notice' };
  const at = Temporal.Instant.from(mark.until);
  if (Temporal.Instant.compare(at, now) <= 0) return null;
  return { kind: at.equals(Temporal.Instant.from(tomorrow)) ? 'tomorrow' : 'time', at };
}

function firstEnd(views: readonly ChoiceView[]): MarkEnd | null {
  const timed = views.flatMap(({ mark }) =>
    mark === null || mark.kind === 'notice' ? [] : [mark],
  );
  const [first = null] = timed.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  return first ?? views.find(({ mark }) => mark !== null)?.mark ?? null;
}
