/** Groups rows by a key and preserves their order. */
export function groupBy<Key, Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (key: Key) => readonly Row[] {
  const groups = Map.groupBy(rows, keyOf);
  return (key) => groups.get(key) ?? [];
}

/**
 * Returns a function from an entry's id to its slug.
 * @throws if there is no such entry, which the foreign keys and the importer exclude.
 */
export function slugsOf(
  rows: readonly { readonly id: string; readonly slug: string }[],
): (id: string) => string {
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return (id) => {
    const slug = slugs.get(id);
    if (slug === undefined) throw new Error(`No entry of the export has the id ${id}`);
    return slug;
  };
}
