// Generated from openapi/ by `npm run generate`. Do not edit.

import type { SetUpHandlers } from '../contract/counter/set-up/handlers.ts';
import { planSetUp } from '../modules/back-office/set-up/operations/planSetUp.ts';
import { removeSetUpFile } from '../modules/back-office/set-up/operations/removeSetUpFile.ts';
import { setUp } from '../modules/back-office/set-up/operations/setUp.ts';
import { setUpPlace } from '../modules/back-office/set-up/operations/setUpPlace.ts';
import { setUpPlaces } from '../modules/back-office/set-up/operations/setUpPlaces.ts';
import { setUpState } from '../modules/back-office/set-up/operations/setUpState.ts';
import { storeSetUpFile } from '../modules/back-office/set-up/operations/storeSetUpFile.ts';

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
