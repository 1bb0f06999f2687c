import { distanceMetres } from '@claypot/domain/geo';
import type { Place } from '../../../../shared/distance.ts';
import type { Branch } from '../../../company/index.ts';

type Located = Pick<Branch, 'latitude' | 'longitude' | 'delivery_radius_metres'>;

/**
 * Returns at most `most` branches to query for a place, nearest first. Prefers branches with a
 * radius that covers the place over nearer ones that do not deliver there.
 */
export function chooseBranches<Some extends Located>(
  branches: readonly Some[],
  to: Place,
  most: number,
): Some[] {
  const far = branches.map((branch) => ({ branch, metres: distanceMetres(to, placeOf(branch)) }));
  const isCovered = ({ branch, metres }: (typeof far)[number]) =>
    metres <= (branch.delivery_radius_metres ?? -1);
  const nearest = far.toSorted((a, b) => a.metres - b.metres);
  return [...nearest.filter(isCovered), ...nearest.filter((each) => !isCovered(each))]
    .slice(0, most)
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ branch }) => branch);
}

/** Returns the coordinates of a branch. */
export function placeOf(branch: Pick<Branch, 'latitude' | 'longitude'>): Place {
  return { latitude: Number(branch.latitude), longitude: Number(branch.longitude) };
}
