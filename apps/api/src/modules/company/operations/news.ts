import type { Handler } from '../../../contract/handlers.ts';
import { mediaUrl, wireInstant } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';

/** Maximum number of news items; the limit of the API contract. */
const MOST = 100;

interface Row {
  id: string;
  title: TranslatedText;
  content: TranslatedText;
  image: string | null;
  published_at: Temporal.Instant;
  time_zone: string;
}

/** Lists the company's published news, newest first. */
export const news: Handler<'news'> = async ({ db, company, language, now }) => {
  const rows = await db.query<Row>(sql`
    select n.id, n.title, n.content, n.image, n.published_at, c.time_zone
    from news n join companies c on c.id = n.company_id
    where n.company_id = ${company.id} and not n.retired and n.published_at <= ${now}
    order by n.published_at desc, n.id limit ${MOST}`);
  return rows.map(({ title, content, image, published_at, time_zone, ...row }) => ({
    ...row,
    title: inLanguage(title, language),
    content: inLanguage(content, language),
    image: image === null ? null : mediaUrl(company, image),
    published_at: wireInstant(published_at, time_zone),
  }));
};
