import type { ErrorCode, FoundPlace } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { PlaceSearchContext, placeSearchMachine } from './place-search.machine.ts';

export type PlaceSearchSnapshot = SnapshotFrom<typeof placeSearchMachine>;

/** Metres from which on a device does not know in which street it is. */
const ROUGH = 300;

/** All that a view of the place search may ask. */
export interface PlaceSearchView {
  /**
   * `blank`: nothing is typed; `typing`: nothing is asked yet, or not about this text; `nothing`:
   * no place is called so.
   */
  status: 'blank' | 'typing' | 'searching' | 'found' | 'nothing' | 'failed' | 'locating';
  text: string;
  /** The last that was found; while `typing` or `searching` it belongs to an earlier text. */
  places: FoundPlace[];
  locationProblem: PlaceSearchContext['locationProblem'];
  /** Metres by which where the customer is may be wrong; null where that is near enough. */
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
