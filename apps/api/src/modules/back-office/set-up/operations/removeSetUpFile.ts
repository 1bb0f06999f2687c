import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { dropSetUpFile } from '../files.ts';
import { viewSetUp } from '../state-view.ts';

/** Removes the logo or the menu file. */
export const removeSetUpFile: SetUpHandler<'removeSetUpFile'> = async ({ db }, { body }) => {
  await dropSetUpFile(db, body.kind);
  return viewSetUp(db);
};
