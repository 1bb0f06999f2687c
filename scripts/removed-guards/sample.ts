import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withIds } from '../mutation/guard.ts';
import { AREAS, type Area } from './areas.ts';
import { type Condition, findConditions } from './find-conditions.ts';

const NOT_SERVED = /\.test\.ts$|\/(?:testing|tests)\//;

export interface Place extends Condition {
  readonly area: string;
}

/**
 * Selects the conditions to try by a hash of each id, so that changes elsewhere do not affect the
 * sample.
 *
 * @param root absolute path of the repository
 * @param seed another seed selects other conditions
 */
export function samplePlaces(root: string, seed: string): Place[] {
  return AREAS.flatMap((area) =>
    firstByHash(conditionsOf(root, area), seed, area.places).map((condition) => ({
      ...condition,
      area: area.name,
    })),
  );
}

/** Selects the `count` items with the lowest hash of seed and id, in list order. */
export function firstByHash<Some extends { readonly id: string }>(
  all: readonly Some[],
  seed: string,
  count: number,
): Some[] {
  const rank = ({ id }: Some) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const chosen = new Set(all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count));
  return all.filter((one) => chosen.has(one));
}

function conditionsOf(root: string, { sources }: Area): Condition[] {
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .toSorted();
  return withIds(
    files.flatMap((file) => findConditions(file, readFileSync(join(root, file), 'utf8'))),
  );
}
