import type { Handler } from '../../../contract/handlers.ts';
import { mediaUrl, requireOwnCompany, type Wire } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import { type TargetRow, targetOf, toTarget } from './picture-target.ts';

/** Lists the highlights in the company's order. */
export const highlightList: Handler<'highlightList'> = async (
  { db, company, language },
  { body },
) => {
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const rows = await db.query<
    {
      id: string;
      highlight_image: string;
      image_alt: TranslatedText;
      shown_from: Temporal.PlainTime | null;
      shown_until: Temporal.PlainTime | null;
      audience: Wire['Highlight']['audience'];
    } & TargetRow
  >(sql`
    select id, highlight_image, image_alt, shown_from, shown_until, audience,
      ${targetOf(sql`highlights`)}
    from highlights
    where company_id = ${company.id} and not retired order by position, id`);
  return rows.map(
    ({ id, highlight_image, image_alt, shown_from, shown_until, audience, ...target }) => ({
      id,
      highlight_image: mediaUrl(company, highlight_image),
      image_alt: inLanguage(image_alt, language),
      opens: toTarget(target),
      hours: shown_from &&
        shown_until && { from: hourMinute(shown_from), until: hourMinute(shown_until) },
      audience,
    }),
  );
};

function hourMinute(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: 'minute' });
}
