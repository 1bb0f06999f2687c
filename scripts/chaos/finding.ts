/** One thing that a part of the fault tests looked at. */
export interface Finding {
  readonly holds: boolean;
  readonly text: string;
}

/** What a part found; a sentence instead where the part was not asked for. */
export type Part = () => Promise<readonly Finding[] | string>;

/** A finding that holds when there is no exception to it; the first few exceptions are shown. */
export function finding(text: string, exceptions: readonly string[]): Finding {
  const shown = exceptions.slice(0, 5).map((each) => `\n      ${each}`);
  return { holds: exceptions.length === 0, text: `${text}${shown.join('')}` };
}

/** How often each text occurs, such as `503 SERVICE_UNAVAILABLE × 12`. */
export function countEach(texts: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text} × ${count}`).join(', ') || 'none';
}

/** Says on stderr what has been done of a part that takes long, and when. */
export function progress(text: string): void {
  console.error(`  … ${new Date().toISOString().slice(11, 19)} ${text}`);
}
