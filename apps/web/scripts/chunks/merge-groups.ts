/** Part of the code that loads as one file. */
export interface Part {
  readonly bytes: number;
  /** Names of the parts that it imports. */
  readonly imports: readonly string[];
}

/** A page of the app: what a visit loads before it can react. */
export interface Page {
  /** Names of all parts that it needs, direct or indirect. */
  readonly parts: ReadonlySet<string>;
  /** How often it is the first page of a visit, compared with other pages. */
  readonly weight: number;
}

interface Group {
  readonly names: readonly string[];
  readonly bytes: number;
  /** Indexes of the pages that load it. */
  readonly pages: ReadonlySet<number>;
}

/**
 * Divides parts into few groups: parts that the same pages need, then pairs of groups for as long
 * as the bytes that some pages load in vain cost less than a file of its own.
 *
 * A group never imports one that imports it: a module could run before one that it needs.
 *
 * @param fileCost bytes that delay a page as much as one more file
 * @returns the names of the parts of each group
 */
export function mergeGroups(
  parts: ReadonlyMap<string, Part>,
  pages: readonly Page[],
  fileCost: number,
): readonly (readonly string[])[] {
  let groups = groupsByPages(parts, pages);
  for (;;) {
    const merged = bestMerge(groups, { parts, pages, fileCost });
    if (merged === null) return groups.map(({ names }) => names);
    groups = merged;
  }
}

function groupsByPages(parts: ReadonlyMap<string, Part>, pages: readonly Page[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [name, { bytes }] of parts) {
    const users = [...pages.keys()].filter((index) => pages[index]?.parts.has(name));
    if (users.length === 0) continue;
    const key = users.join();
    const before = groups.get(key);
    groups.set(key, {
      names: [...(before?.names ?? []), name],
      bytes: (before?.bytes ?? 0) + bytes,
      pages: new Set(users),
    });
  }
  return [...groups.values()];
}

interface Costs {
  readonly parts: ReadonlyMap<string, Part>;
  readonly pages: readonly Page[];
  readonly fileCost: number;
}

/** Returns the groups after the merge that saves most; null if none saves anything. */
function bestMerge(groups: readonly Group[], costs: Costs): readonly Group[] | null {
  const now = costOf(groups, costs);
  const candidates = groups
    .flatMap((one, index) =>
      groups.slice(index + 1).map((other) => ({ one, other, atMost: savingOf(one, other, costs) })),
    )
    .filter(({ atMost }) => atMost > 0)
    .sort((a, b) => b.atMost - a.atMost);
  let best: { readonly groups: readonly Group[]; readonly saving: number } | null = null;
  for (const { atMost, one, other } of candidates) {
    if (best !== null && atMost <= best.saving) break;
    const next = merge(groups, one, other, costs.parts);
    if (next === null) continue;
    const saving = now - costOf(next, costs);
    if (saving > (best?.saving ?? 0)) best = { groups: next, saving };
  }
  return best?.groups ?? null;
}

/** Returns the cost of all pages together. */
function costOf(groups: readonly Group[], { fileCost, pages }: Costs): number {
  let cost = 0;
  for (const group of groups) {
    for (const page of group.pages) cost += (pages[page]?.weight ?? 0) * (group.bytes + fileCost);
  }
  return cost;
}

/** Returns what a merge saves if the imports of the two cost nothing more. */
function savingOf(one: Group, other: Group, { fileCost, pages }: Costs): number {
  let saving = 0;
  for (const page of one.pages) {
    saving += (pages[page]?.weight ?? 0) * (other.pages.has(page) ? fileCost : -other.bytes);
  }
  for (const page of other.pages) {
    if (!one.pages.has(page)) saving -= (pages[page]?.weight ?? 0) * one.bytes;
  }
  return saving;
}

/** Returns the groups with two of them as one; null if it would import itself. */
function merge(
  groups: readonly Group[],
  one: Group,
  other: Group,
  parts: ReadonlyMap<string, Part>,
): readonly Group[] | null {
  const merged: Group = {
    names: [...one.names, ...other.names],
    bytes: one.bytes + other.bytes,
    pages: new Set([...one.pages, ...other.pages]),
  };
  const next = [...groups.filter((group) => group !== one && group !== other), merged];
  const groupOf = new Map(next.flatMap((group) => group.names.map((name) => [name, group])));
  const behind = new Set<Group>();
  const open = [merged];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    for (const imported of group.names.flatMap((name) => parts.get(name)?.imports ?? [])) {
      const found = groupOf.get(imported);
      if (found === undefined || found === group || behind.has(found)) continue;
      if (found === merged) return null;
      behind.add(found);
      open.push(found);
    }
  }
  return next.map((group) =>
    behind.has(group) ? { ...group, pages: new Set([...group.pages, ...merged.pages]) } : group,
  );
}
