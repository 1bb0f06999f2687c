interface Shown {
  readonly machine: string;
  readonly state: string;
  /** The story's exported name; null where the meta says it for all stories of the file. */
  readonly story: string | null;
}

/**
 * Reads from a story file's text which states of which machine its stories show.
 *
 * The file is read, not run: it needs a browser, and this runs before one is started.
 */
export function shownStates(source: string): readonly Shown[] {
  const machine = /machine:\s*'([^']+)'/.exec(source)?.[1];
  if (machine === undefined) return [];
  const shown: Shown[] = [];
  let story: string | null = null;
  for (const [, name, list = ''] of source.matchAll(
    /^\s*export const (\w+)|states:\s*\[([^\]]*)\]/gm,
  )) {
    story = name ?? story;
    for (const [, state = ''] of list.matchAll(/'([^']+)'/g)) shown.push({ machine, state, story });
  }
  return shown;
}
