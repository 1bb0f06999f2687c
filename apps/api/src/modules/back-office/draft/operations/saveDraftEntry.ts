import type { RequestBody } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { COMPANY_KEY, compact } from '../model/content.ts';
import { fillSlugs, newKey } from '../model/fill-slugs.ts';
import { findAdded, lockDraft, type NewRow, storeRow } from '../store/draft-rows.ts';
import { fieldChanges } from '../store/field-changes.ts';
import { type DraftState, readDraft } from '../store/read-draft.ts';
import { requireEntry } from '../store/require-entry.ts';
import { findEntry, readEntryView } from '../view/read-views.ts';

type Body = RequestBody<'saveDraftEntry'>;

/** Adds or changes an entry of the draft. Fields may be incomplete. */
export const saveDraftEntry: CounterHandler<'saveDraftEntry'> = async (
  context,
  { body, headers },
) => {
  const { company, staff, now } = context;
  const { section } = body;
  const author = requireAuthor(context, section);
  const request = headers['Idempotency-Key'];
  const press = { operation: 'saveDraftEntry', key: request, targetId: section, body };
  return once(
    context,
    press,
    async (tx) => {
      await lockDraft(tx, company.id);
      const draft = await readDraft(tx, company.id);
      const row =
        body.key === null
          ? addedRow(draft, body, request)
          : await changedRow(tx, context, draft, { ...body, key: body.key });
      await storeRow(tx, company.id, row, author);
      const before = findEntry(draft, section, row.key)?.fields ?? {};
      const changes = fieldChanges(section, before, row.fields ?? {});
      const event = { operation: 'saveDraftEntry', targetId: row.key, branchId: null, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const key = body.key ?? (await findAdded(tx, company.id, request));
      // Published or discarded since the first request.
      if (key === null) throw new ApiError('NOT_FOUND');
      return readEntryView(tx, context, section, key);
    },
  );
};

function addedRow(draft: DraftState, body: Body, request: string): NewRow {
  const { section, fields } = body;
  if (section === 'company') throw invalidRequest('body.key');
  const keys = new Set(draft.drafted[section].map(({ key }) => key));
  const filled = fillSlugs(compact(fields));
  const key = newKey(section, filled, keys);
  return {
    section,
    key,
    category: readCategory(draft, body),
    fields: { ...filled, slug: key },
    addedByRequest: request,
  };
}

async function changedRow(
  tx: Transaction,
  context: CounterContext,
  draft: DraftState,
  body: Body & { readonly key: string },
): Promise<NewRow> {
  const { section, key, version } = body;
  const entry = await requireEntry(tx, context, draft, { section, key, version });
  const fields = fillSlugs(compact(body.fields));
  // Both identify the entry, so they never change.
  const identity =
    key === COMPANY_KEY && section === 'company'
      ? { subdomain: entry.fields.subdomain ?? '' }
      : { slug: key };
  return { section, key, category: readCategory(draft, body), fields: { ...fields, ...identity } };
}

/** @throws ApiError `INVALID_REQUEST` if the draft does not have the category. */
function readCategory({ drafted }: DraftState, { section, category }: Body): string | null {
  const isKnown = drafted.categories.some(
    ({ key, status }) => key === category && status !== 'removed',
  );
  if (section === 'dishes' ? !isKnown : category !== null) throw invalidRequest('body.category');
  return category;
}
