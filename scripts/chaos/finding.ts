export interface Finding {
  readonly holds: boolean;
  readonly text: string;
}

/** Runs a part and returns its findings, or a text if the part is skipped. */
export type Part = () => Promise<readonly Finding[] | string>;

/** Creates a finding that holds if there are no exceptions; shows the first five. */
export function finding(text: string, exceptions: readonly string[]): Finding {
  const firstExceptions = exceptions.slice(0, 5).map((each) => `\n      ${each}`);
  return { holds: exceptions.length === 0, text: `${text}${firstExceptions.join('')}` };
}

/** Counts each text, e.g. `503 SERVICE_UNAVAILABLE × 12`. */
export function countEach(texts: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text} × ${count}`).join(', ') || 'none';
}

/** Logs the progress of a long part to stderr, with the time. */
export function progress(text: string): void {
  console.error(`  … ${new Date().toISOString().slice(11, 19)} ${text}`);
}
