import { ApiError } from '../../../../shared/api-error.ts';
import { draftVersion } from '../model/versions.ts';
import { listChanges } from '../view/list-changes.ts';
import type { DraftState } from './read-draft.ts';

/**
 * Checks that the draft is as the person saw it. Returns the number of its changes.
 * @throws ApiError `DRAFT_CHANGED` without an entry.
 */
export function requireDraft({ published, drafted }: DraftState, version: string): number {
  if (draftVersion(drafted) !== version) {
    throw new ApiError('DRAFT_CHANGED', { data: { entry: null } });
  }
  return listChanges(published, drafted).length;
}
