import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { ApiError } from '../../../../shared/api-error.ts';
import type { BranchHours } from '../../../company/index.ts';
import { versionsOf } from '../view/versions.ts';
import type { HoursChange } from './read-change.ts';

/**
 * Checks that the changed parts are as the person saw them.
 * @throws ApiError `HOURS_CHANGED` with the first part that has another version.
 */
export function requireUnchanged(hours: BranchHours, change: HoursChange): void {
  const versions = versionsOf(hours);
  for (const part of ['week', 'delivery', 'notice'] as const) {
    const changed = change[part];
    if (changed !== null && changed.version !== versions[part]) throw hoursChanged(part, null);
  }
  for (const { date, version } of change.days) {
    if (version !== versions.day(date)) throw hoursChanged('day', date);
  }
}

function hoursChanged(part: Schemas['HoursChangedData']['part'], date: string | null): ApiError {
  const data: Schemas['HoursChangedData'] = { part, date };
  return new ApiError('HOURS_CHANGED', { data });
}
