import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { mergeSheet } from '../../../../sheets/plan-sheet.ts';
import { draftVersion } from '../../draft/model/versions.ts';
import { readDraft, readInOneMoment } from '../../draft/store/read-draft.ts';
import { readMenuOfDraft } from '../read-menu-of-draft.ts';
import { readUpload } from '../read-upload.ts';
import { viewPlan } from '../view-plan.ts';

/** Returns what the import of a sheet into the draft would do. Changes nothing. */
export const planSheet: CounterHandler<'planSheet'> = async (context, { body }) => {
  const { db, company } = context;
  const sheet = await readUpload(context, body);
  const draft = await readInOneMoment(db, (tx) => readDraft(tx, company.id));
  const menu = await readMenuOfDraft(db, context, draft);
  return viewPlan(mergeSheet(sheet, menu), menu, draftVersion(draft.drafted), context.language);
};
