interface Shown {
  readonly machine: string;
  readonly state: string;
}

/**
 * Reads from a story file's text which states of which machine its stories show.
 *
 * The file is read, not run: it needs a browser, and this runs before one is started.
 */
export function shownStates(source: string): readonly Shown[] {
  const machine = /machine:\s*'([^']+)'/.exec(source)?.[1];
  if (machine === undefined) return [];
  return [...source.matchAll(/states:\s*\[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, state]) => ({ machine, state: state ?? '' })),
  );
}
