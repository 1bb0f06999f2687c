import type { ImportReport } from './import-restaurant.ts';

/** Formats the result of an import for the operator. */
export function formatReport({ subdomain, changes }: ImportReport): string {
  const lines = Object.entries(changes).flatMap(([kind, { added, changed, retired }]) => {
    const words = [
      added > 0 ? `${added} added` : '',
      changed > 0 ? `${changed} changed` : '',
      retired > 0 ? `${retired} retired` : '',
    ].filter((word) => word !== '');
    return words.length === 0 ? [] : [`  ${kind.padEnd(11)} ${words.join(', ')}`];
  });
  if (lines.length === 0) return `${subdomain} is up to date: nothing has changed.`;
  return [`Imported ${subdomain}:`, ...lines].join('\n');
}
