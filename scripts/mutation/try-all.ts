import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';
import { type Bench, nameOf, type Result, tryWithout } from './try-without.ts';

/** Number of likely test files of a guard that run before all others. */
const LIKELY = 8;

export interface Trial<Some extends Guard> extends Omit<Bench, 'lane'> {
  readonly lanes: readonly Lane[];
  /** Returns the test files that reach a guard, likeliest first. */
  readonly filesOf: (guard: Some) => readonly string[];
  /** Called after each guard. */
  readonly save: (guard: Some, result: Result) => void;
}

/**
 * Removes each guard and runs its tests. Most removals are detected by one of a few tests, so the
 * likely tests of all guards run first, then the others for the remaining guards.
 */
export async function tryAll<Some extends Guard>(
  guards: readonly Some[],
  trial: Trial<Some>,
): Promise<void> {
  const tried = new Set<string>();
  for (const isLikely of [true, false]) {
    const left = guards.filter(({ id }) => !tried.has(id)).values();
    // The lanes share the iterator, so that each guard is tried once.
    await Promise.all(trial.lanes.map((lane) => work(lane, left, { trial, isLikely, tried })));
  }
}

interface Round<Some extends Guard> {
  readonly trial: Trial<Some>;
  /** True for the likely test files, false for all others. */
  readonly isLikely: boolean;
  /** Ids of the guards that have a result. */
  readonly tried: Set<string>;
}

async function work<Some extends Guard>(
  lane: Lane,
  left: Iterator<Some>,
  { trial, isLikely, tried }: Round<Some>,
): Promise<void> {
  for (let next = left.next(); next.done !== true; next = left.next()) {
    const guard = next.value;
    const files = trial.filesOf(guard);
    const began = performance.now();
    const some = isLikely ? files.slice(0, LIKELY) : files.slice(LIKELY);
    const result = await tryWithout({ ...trial, lane }, guard, some);
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
    console.log(`${seconds} s  ${guard.id}`);
    for (const name of result.sometimes) console.log(`        failed once: ${name}`);
    if (result.failing === null && isLikely && files.length > LIKELY) continue;
    console.log(`        ${result.failing === null ? 'SURVIVED' : nameOf(result.failing)}`);
    tried.add(guard.id);
    trial.save(guard, { ...result, files: files.length });
  }
}
