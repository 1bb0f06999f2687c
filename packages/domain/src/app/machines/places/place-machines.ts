import { apiPlaces } from '../../../places/address-form/api-places.ts';
import { createSurroundings } from '../../../places/address-form/surroundings.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** What is around a place that is shown. */
export const placeMachines = defineMachines((parts) => ({
  surroundings: () => createSurroundings({ ...parts, places: apiPlaces(parts) }),
}));
