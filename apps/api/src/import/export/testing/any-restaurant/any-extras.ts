import { type Draw, label, picture, price, type RecordModel, sentence } from './draw.ts';

export function anyVoucher(draw: Draw, slug: string, branches: readonly string[]): RecordModel {
  const worth = draw.of<() => RecordModel>(
    () => ({ amount: price(draw, 1), is_dish: draw.maybe(() => String(draw.flag())) }),
    () => ({
      percent: draw.of('0.01', '15', '33.3', '100'),
      at_most: draw.maybe(() => price(draw, 1)),
    }),
    () => ({ free: 'delivery' }),
  )();
  return {
    slug,
    voucher_name: label(draw),
    voucher_text: draw.maybe(() => sentence(draw)),
    image: draw.maybe(() => picture(draw)),
    ticket: draw.maybe(() => draw.of('ticket.svg', 'round.avif')),
    used: worth.free === undefined ? draw.of('dine-in', 'app', 'both') : draw.of('app', 'both'),
    ...worth,
    min_purchase: draw.maybe(() => price(draw)),
    valid_days: String(draw.count(1, 3650)),
    costs_points: draw.maybe(() => String(draw.count(0, 100_000))),
    claimable: draw.maybe(() => String(draw.flag())),
    given_at_joining: draw.maybe(() => String(draw.count(0, 20))),
    limit: draw.maybe(() => String(draw.count(1, 100_000_000))),
    limit_per_member: draw.maybe(() => String(draw.count(1, 10_000))),
    limit_per_member_a_day: draw.maybe(() => String(draw.count(1, 10_000))),
    claim_from: draw.maybe(() => '2026-11-01'),
    claim_until: draw.maybe(() => draw.of('2026-11-01', '2028-02-29')),
    [draw.of('only_at', 'not_at')]: draw.maybe(() => draw.some(branches, 1)),
    weekdays_only: draw.maybe(() => String(draw.flag())),
  };
}

/** @param targets records that `opens` may have. */
export function anyBanner(draw: Draw, slug: string, targets: readonly RecordModel[]): RecordModel {
  return {
    slug,
    image_alt: sentence(draw),
    image: picture(draw),
    opens: draw.maybe(() => draw.some(targets, 1)[0]),
  };
}

export function anyHighlight(
  draw: Draw,
  slug: string,
  targets: readonly RecordModel[],
): RecordModel {
  return {
    ...anyBanner(draw, slug, targets),
    hours: draw.maybe(() => draw.of('07:00-11:00', '22:30-02:00')),
    audience: draw.maybe(() => draw.of('guests', 'members')),
  };
}

export function anyNewsItem(draw: Draw, slug: string): RecordModel {
  const content = sentence(draw);
  return {
    slug,
    title: label(draw),
    content,
    image: draw.maybe(() => picture(draw)),
    published_at: draw.of(
      '2026-11-20T09:00:00+08:00',
      '2026-11-20T01:00:00-03:30',
      '2026-12-31T23:59:59+00:00',
      // Its local time has an offset with seconds.
      '1880-01-01T00:00:00+00:00',
    ),
  };
}
