import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BannerRow, BranchRow, HighlightRow, NewsRow } from '../rows/home-rows.ts';
import { ofCompany } from './of-company.ts';

type StoredNews = Omit<NewsRow, 'published_at'> & { readonly published_at: Temporal.Instant };

/**
 * Reads branches, banners, highlights and news. Hours and delivery of a branch are those of the
 * import. Staff set their own in other tables.
 */
export async function readHome(
  db: Queryable,
  companyId: string,
): Promise<{
  branches: BranchRow[];
  banners: BannerRow[];
  highlights: HighlightRow[];
  news: NewsRow[];
}> {
  const current = ofCompany(companyId);
  // The files give news no order.
  const news = await db.query<StoredNews>(sql`
    select id, coalesce(slug, '') as slug, title, content, image, published_at
    from news where ${current} order by published_at desc, slug`);
  return {
    branches: await db.query<BranchRow>(sql`
      select id, coalesce(slug, '') as slug, branch_name, street1, street2, city, postal_code,
        state, contact_no, latitude, longitude, opening_hours, temporarily_closed,
        is_able_reservation, number_of_seats, turn_minutes, notice_minutes, takes_top_up,
        delivery_radius_metres, delivery_base_fee, delivery_fee_per_km, images
      from branches where ${current} order by position, id`),
    banners: await db.query<BannerRow>(sql`
      select id, coalesce(slug, '') as slug, image, image_alt, opens_kind, opens_id
      from banners where ${current} order by position, id`),
    highlights: await db.query<HighlightRow>(sql`
      select id, coalesce(slug, '') as slug, highlight_image, image_alt, opens_kind, opens_id,
        left(shown_from::text, 5) as shown_from, left(shown_until::text, 5) as shown_until, audience
      from highlights where ${current} order by position, id`),
    news: news.map((item) => ({ ...item, published_at: item.published_at.toString() })),
  };
}
