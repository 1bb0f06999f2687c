import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withIds } from '../mutation/guard.ts';
import { AREAS, type Area } from './areas.ts';
import { type Condition, findConditions } from './find-conditions.ts';

const NOT_SERVED = /\.test\.ts$|\/(?:testing|tests)\//;

/** A condition of the sample. */
export interface Place extends Condition {
  readonly area: string;
}

/**
 * Chooses the conditions to try. The order is that of a hash of each condition's id, so that a change
 * elsewhere leaves the sample as it is.
 *
 * @param root absolute path of the repository
 * @param seed another seed chooses other conditions
 */
export function samplePlaces(root: string, seed: string): Place[] {
  return AREAS.flatMap((area) =>
    firstByHash(conditionsOf(root, area), seed, area.places).map((condition) => ({
      ...condition,
      area: area.name,
    })),
  );
}

/** Chooses some of a list, always the same ones. */
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
