import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { previewUrl } from '../publish/preview-url.ts';
import { requireComplete } from '../publish/require-complete.ts';
import { writePreview } from '../publish/write-preview.ts';
import { lockDraft } from '../store/draft-rows.ts';
import { readDraft } from '../store/read-draft.ts';
import { requireDraft } from '../store/require-draft.ts';
import { formatTime } from '../view/read-views.ts';

/** Time that a preview can be seen, in hours. */
const HOURS = 24;
/** Length of the secret in a preview's subdomain: 96 bits in hexadecimal digits. */
const SECRET_LENGTH = 24;

/** Shows the draft as a customer sees it, at a secret address. */
export const previewDraft: CounterHandler<'previewDraft'> = async (context, { body }) => {
  const { company, db, language, now, origin, random, staff } = context;
  const secret = random.uuid().replaceAll('-', '').slice(0, SECRET_LENGTH);
  const subdomain = `preview-${secret}`;
  const until = now.add({ hours: HOURS });
  const url = await db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const draft = await readDraft(tx, company.id);
    requireDraft(draft, body.version);
    const complete = await requireComplete(tx, company.id, draft.drafted, { language, now });
    const branchId = await writePreview(tx, company.id, complete, { subdomain, until });
    const address = previewUrl(origin, {
      company: company.subdomain,
      preview: subdomain,
      branchId,
    });
    const changes = [{ field: 'until', before: null, after: until.toString() }];
    const event = { operation: 'previewDraft', targetId: null, branchId: null, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return address;
  });
  return { url, expires_at: formatTime(until, company.time_zone) };
};
