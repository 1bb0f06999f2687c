import { apiPlaces } from '../addresses/api-places.ts';
import { createSurroundings } from '../addresses/surroundings.live.ts';
import { defineMachines } from './define-machines.ts';

/** What is around a place that is shown. */
export const placeMachines = defineMachines((parts) => ({
  surroundings: () => createSurroundings({ ...parts, places: apiPlaces(parts) }),
}));
