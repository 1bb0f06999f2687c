import type { Handler } from '../../../contract/handlers.ts';
import { mediaUrl, requireOwnCompany } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import { type TargetRow, targetOf, toTarget } from './picture-target.ts';

/** Lists the banners in the company's order. */
export const bannerList: Handler<'bannerList'> = async ({ db, company, language }, { body }) => {
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const rows = await db.query<
    { id: string; image: string; image_alt: TranslatedText } & TargetRow
  >(sql`
    select id, image, image_alt, ${targetOf(sql`banners`)} from banners
    where company_id = ${company.id} and not retired order by position, id`);
  return rows.map(({ id, image, image_alt, ...target }) => ({
    id,
    image: mediaUrl(company, image),
    image_alt: inLanguage(image_alt, language),
    opens: toTarget(target),
  }));
};
