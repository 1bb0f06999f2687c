import { apiPlaces } from '../../../places/address-form/api-places.ts';
import { createSurroundings } from '../../../places/address-form/surroundings.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine of the surroundings of a place on a map. */
export const placeMachines = defineMachines((parts) => ({
  surroundings: () => createSurroundings({ ...parts, places: apiPlaces(parts) }),
}));
