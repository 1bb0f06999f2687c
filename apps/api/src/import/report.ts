import type { ImportReport } from './import-restaurant.ts';

/** Formats the result of an import for the operator. */
export function formatReport({ subdomain, changes, overridden }: ImportReport): string {
  const lines = Object.entries(changes).flatMap(([kind, { added, changed, retired }]) => {
    const words = [
      added > 0 ? `${added} added` : '',
      changed > 0 ? `${changed} changed` : '',
      retired > 0 ? `${retired} retired` : '',
    ].filter((word) => word !== '');
    return words.length === 0 ? [] : [`  ${kind.padEnd(11)} ${words.join(', ')}`];
  });
  const warnings = overridden.map(
    ({ branch, fields }) =>
      `Warning: staff have set ${fields.join(', ')} of ${branch} at the counter. Their values apply, not those of the files.`,
  );
  const result =
    lines.length === 0
      ? [`${subdomain} is up to date: nothing has changed.`]
      : [`Imported ${subdomain}:`, ...lines];
  return [...result, ...warnings].join('\n');
}
