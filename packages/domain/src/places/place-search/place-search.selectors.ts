import type { ErrorCode, FoundPlace } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { PlaceSearchContext, placeSearchMachine } from './place-search.machine.ts';

export type PlaceSearchSnapshot = SnapshotFrom<typeof placeSearchMachine>;

/** Accuracy in metres above which the street is unknown. */
const ROUGH = 300;

export interface PlaceSearchView {
  /**
   * Current status:
   * - `blank`: no text.
   * - `typing`: no search for this text yet.
   * - `nothing`: no place matches the text.
   */
  status: 'blank' | 'typing' | 'searching' | 'found' | 'nothing' | 'failed' | 'locating';
  text: string;
  /** Last results. Unless the status is `found`, they are empty or belong to an earlier search. */
  places: FoundPlace[];
  locationProblem: PlaceSearchContext['locationProblem'];
  /**
   * Accuracy of the customer's location in metres, if it is too rough for a street and no text is
   * typed; else null.
   */
  roughBy: number | null;
  error: ErrorCode | null;
}

export function selectPlaceSearch(snapshot: PlaceSearchSnapshot): PlaceSearchView {
  return { status: statusOf(snapshot), ...shownOf(snapshot.context) };
}

function shownOf({ accuracy, text, places, locationProblem, error }: PlaceSearchContext) {
  const isRough = accuracy !== null && accuracy > ROUGH && text.trim() === '';
  return { text, places, locationProblem, roughBy: isRough ? accuracy : null, error };
}

function statusOf(snapshot: PlaceSearchSnapshot): PlaceSearchView['status'] {
  const own = ['blank', 'searching', 'found', 'nothing', 'failed', 'locating'] as const;
  return own.find((state) => snapshot.matches(state)) ?? 'typing';
}
