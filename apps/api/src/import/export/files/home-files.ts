import type { Fields } from '../../read/fields-value.ts';
import type { BannerRow, NewsRow } from '../rows/home-rows.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import { formatInstant, formatWords, listUnlessEmpty } from './formats.ts';
import { slugsOf } from './lookup.ts';

type Target = Pick<BannerRow, 'opens_id' | 'opens_kind'>;

/** Converts banners, highlights and news to files by name. */
export function toHomeFiles(rows: StoredEntries): [file: string, content: Fields][] {
  const formatTarget = targetFormat(rows);
  const banners = rows.banners.map((banner) => ({
    slug: banner.slug,
    image_alt: formatWords(banner.image_alt),
    image: banner.image,
    opens: formatTarget(banner),
  }));
  const highlights = rows.highlights.map((highlight) => ({
    slug: highlight.slug,
    image_alt: formatWords(highlight.image_alt),
    image: highlight.highlight_image,
    opens: formatTarget(highlight),
    hours:
      highlight.shown_from === null || highlight.shown_until === null
        ? undefined
        : `${highlight.shown_from}-${highlight.shown_until}`,
    audience: highlight.audience ?? undefined,
  }));
  const news = rows.news.map((item) => toNewsItem(item, rows.company.time_zone));
  return [
    ['banners.yaml', { banners: listUnlessEmpty(banners) }],
    ['highlights.yaml', { highlights: listUnlessEmpty(highlights) }],
    ['news.yaml', { news: listUnlessEmpty(news) }],
  ];
}

function toNewsItem({ slug, title, content, image, published_at }: NewsRow, zone: string): Fields {
  return {
    slug,
    title: formatWords(title),
    content: formatWords(content),
    image: image ?? undefined,
    published_at: formatInstant(published_at, zone),
  };
}

/** Returns the format of what a picture opens: an entry with its slug, or a page of the app. */
function targetFormat(rows: StoredEntries): (target: Target) => Fields | undefined {
  const slugs = new Map([
    ['dish', slugsOf(rows.dishes)],
    ['package', slugsOf(rows.packages)],
    ['hot_deal', slugsOf(rows.hot_deals)],
    ['voucher', slugsOf(rows.vouchers)],
  ]);
  return ({ opens_kind: kind, opens_id: id }) => {
    if (kind === null) return undefined;
    return id === null ? { page: kind } : { [kind]: slugs.get(kind)?.(id) };
  };
}
