import {
  type Draw,
  label,
  type Model,
  pictures,
  price,
  type RecordModel,
  sentence,
  toPrice,
} from './draw.ts';

/** An option group with what packages must know of it. */
export interface Group {
  readonly slug: string;
  /** True if a package must ask for it. */
  readonly isOpen: boolean;
  readonly model: RecordModel;
}

/** A dish with its groups, in order. */
export interface AnyDish {
  readonly slug: string;
  readonly groups: readonly Group[];
  readonly model: RecordModel;
}

/** A dish without groups, which choices can name. */
export const PLAIN = 'plain';

export function anyGroup(draw: Draw, slug: string): Group {
  const isRadio = draw.flag();
  const isRequired = draw.flag();
  const variations = draw.list(1, 4, (index) => variation(draw, `v${index}`));
  const slugs = variations.map(({ slug }) => String(slug));
  const most = isRadio ? 1 : draw.count(1, slugs.length);
  const default_variation = isRadio ? draw.maybe(() => draw.some(slugs, 1)[0]) : undefined;
  const hasRange = draw.flag();
  return {
    slug,
    isOpen: isRequired && default_variation === undefined,
    model: {
      slug,
      option_name: label(draw),
      option_type: isRadio ? 'radio' : 'checkbox',
      is_required: String(isRequired),
      min_qty: hasRange ? String(draw.count(isRequired ? 1 : 0, most)) : undefined,
      max_qty: hasRange ? String(most) : undefined,
      default_variation,
      variations,
    },
  };
}

function variation(draw: Draw, slug: string): RecordModel {
  return {
    ...dealVariation(draw, slug),
    additional_point: draw.maybe(() => String(draw.count(0, 9))),
  };
}

export function dealVariation(draw: Draw, slug: string): RecordModel {
  return {
    slug,
    name: label(draw),
    dish: draw.maybe(() => PLAIN),
    additional_price: draw.maybe(() => price(draw, 0, 500)),
  };
}

/** @param shared groups of `options.yaml`. A dish may have an own group with the same slug. */
export function anyDish(
  draw: Draw,
  slug: string,
  shared: readonly Group[],
  branches: readonly string[],
): AnyDish {
  const options =
    slug === PLAIN
      ? []
      : draw.some(['g0', 'g1', 'g2', 'own']).map((name) => {
          const used = shared.find((group) => group.slug === name);
          const isUsed = used !== undefined && draw.count(0, 3) > 0;
          const group = isUsed ? used : anyGroup(draw, name);
          return { group, model: isUsed ? { use: name } : group.model };
        });
  return {
    slug,
    groups: options.map(({ group }) => group),
    model: {
      slug,
      name: label(draw),
      description: draw.maybe(() => (draw.flag() ? draw.text(500) : sentence(draw))),
      ...anyPrice(draw),
      ...pictures(draw),
      tags: draw.maybe(() => draw.some(['signature', 'spicy', 'vegetarian', 'new'])),
      stock: draw.maybe(() => String(draw.count(0, 3))),
      stock_at: draw.maybe(
        (): Model =>
          draw.some(branches).map((branch) => ({ branch, portions: String(draw.count(0, 3)) })),
      ),
      ...anyOffer(draw, branches),
      options: options.map(({ model }) => model),
    },
  };
}

export function anyOffer(draw: Draw, branches: readonly string[]): RecordModel {
  return {
    sold_out: draw.maybe(() => String(draw.flag())),
    sold_out_at: draw.maybe(() => draw.some(branches)),
    only_at: draw.maybe(() => draw.some(branches, 1)),
  };
}

export function anyPrice(draw: Draw): RecordModel {
  const full = draw.of(0, 5, 1290, draw.count(0, 9_999_999));
  const less = full === 0 ? undefined : draw.maybe(() => draw.of(0, draw.count(0, full - 1)));
  return {
    price: toPrice(full),
    price_after_discount: less === undefined ? undefined : toPrice(less),
    free: full === 0 || less === 0 ? 'true' : draw.maybe(() => 'false'),
    points: draw.maybe(() => String(draw.count(0, 100))),
  };
}
