import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readVersions } from '../store/published-versions.ts';
import { formatTime } from '../view/read-views.ts';
import { viewVersion } from '../view/view-draft.ts';

/** Returns the versions that are stored, the newest first. */
export const publishedVersions: CounterHandler<'publishedVersions'> = async ({ db, company }) => {
  const versions = await readVersions(db, company.id);
  const format = (instant: Temporal.Instant) => formatTime(instant, company.time_zone);
  return { versions: versions.map((version) => viewVersion(version, format)) };
};
