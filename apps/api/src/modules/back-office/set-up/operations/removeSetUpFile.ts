import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { dropSetUpFile } from '../files.ts';
import { viewSetUp } from '../state-view.ts';

/** Removes the logo or the menu file. */
export const removeSetUpFile: SetUpHandler<'removeSetUpFile'> = async (context, { body }) => {
  await dropSetUpFile(context.db, body.kind);
  return viewSetUp(context);
};
