import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { viewSetUp } from '../state-view.ts';

/** Returns the files that were stored, with what is recognised in them. */
export const setUpState: SetUpHandler<'setUpState'> = (context) => viewSetUp(context);
