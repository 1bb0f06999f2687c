// Generated from openapi/ by `npm run generate`. Do not edit.

import type { SetUpHandlers } from '../contract/set-up/handlers.ts';
import { planSetUp } from '../modules/set-up/operations/planSetUp.ts';
import { removeSetUpFile } from '../modules/set-up/operations/removeSetUpFile.ts';
import { setUp } from '../modules/set-up/operations/setUp.ts';
import { setUpPlace } from '../modules/set-up/operations/setUpPlace.ts';
import { setUpPlaces } from '../modules/set-up/operations/setUpPlaces.ts';
import { setUpState } from '../modules/set-up/operations/setUpState.ts';
import { storeSetUpFile } from '../modules/set-up/operations/storeSetUpFile.ts';

/** Every operation of the contract. */
export const setUpHandlers: SetUpHandlers = {
  planSetUp,
  removeSetUpFile,
  setUp,
  setUpPlace,
  setUpPlaces,
  setUpState,
  storeSetUpFile,
};
