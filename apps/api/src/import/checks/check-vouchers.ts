import type { Problem } from '../read/problem.ts';
import type { Entry } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Voucher } from '../read/voucher-schema.ts';
import { findRepeated } from './check-references.ts';

/**
 * Checks that each voucher has exactly one benefit, a claim period that does not end before it
 * begins, and existing branches. Also checks the vouchers of tiers.
 */
export function checkVouchers(restaurant: Restaurant): Problem[] {
  const { vouchers } = restaurant;
  return [
    ...vouchers.entries.flatMap((entry) => [
      ...checkWorth(entry),
      ...checkClaiming(entry),
      ...checkBranches(entry, restaurant),
    ]),
    ...checkTierVouchers(restaurant),
  ];
}

function checkWorth({ source, path, value }: Entry<Voucher>): Problem[] {
  if (!value) return [];
  const { amount, at_most, free, is_dish, percent } = value;
  const worth = [amount, percent, free].filter((each) => each !== undefined);
  const problems: Problem[] = [];
  if (worth.length !== 1) {
    problems.push(source.problem(path, 'must have exactly one of amount, percent and free'));
  }
  for (const field of ['amount', 'at_most'] as const) {
    if (value[field] !== 0) continue;
    problems.push(source.problem([...path, field], 'is 0.00, so it takes nothing off; raise it'));
  }
  if (at_most !== undefined && percent === undefined) {
    problems.push(source.problem([...path, 'at_most'], 'belongs to percent; take it away'));
  }
  if (is_dish && amount === undefined) {
    problems.push(source.problem([...path, 'is_dish'], 'needs amount, the price of the dish'));
  }
  if (value.used === 'dine-in' && free === 'delivery') {
    problems.push(
      source.problem([...path, 'used'], 'must be app: nothing is delivered to a table'),
    );
  }
  return problems;
}

function checkClaiming({ source, path, value }: Entry<Voucher>): Problem[] {
  if (!value) return [];
  const { claim_from: from, claim_until: until } = value;
  if (from === undefined || until === undefined || from <= until) return [];
  return [source.problem([...path, 'claim_until'], 'must not be before claim_from')];
}

function checkBranches(
  { source, path, value }: Entry<Voucher>,
  { branches }: Restaurant,
): Problem[] {
  if (!value) return [];
  const knownSlugs = branches.entries.map(({ slug }) => slug);
  const both = value.only_at !== undefined && value.not_at !== undefined;
  const unknown = (['only_at', 'not_at'] as const).flatMap((field) =>
    (value[field] ?? []).flatMap((slug, index) =>
      !branches.complete || knownSlugs.includes(slug)
        ? []
        : [source.problem([...path, field, index], `there is no branch ${slug} in branches.yaml`)],
    ),
  );
  const repeated = (['only_at', 'not_at'] as const).flatMap((field) =>
    findRepeated(
      value[field] ?? [],
      source,
      (index) => [...path, field, index],
      (slug) => `names ${slug} twice; remove one`,
    ),
  );
  return [
    ...(both ? [source.problem([...path, 'not_at'], 'cannot stand beside only_at; keep one')] : []),
    ...unknown,
    ...repeated,
  ];
}

function checkTierVouchers({ company, vouchers }: Restaurant): Problem[] {
  if (!company?.value) return [];
  const { source, path, value } = company;
  const knownSlugs = vouchers.entries.map(({ slug }) => slug);
  return value.tiers.flatMap(({ vouchers: slugs }, tier) => [
    ...slugs.flatMap(({ voucher }, index) =>
      !vouchers.complete || knownSlugs.includes(voucher)
        ? []
        : [
            source.problem(
              [...path, 'tiers', tier, 'vouchers', index, 'voucher'],
              `there is no voucher ${voucher} in vouchers.yaml; add it or correct the name`,
            ),
          ],
    ),
    ...findRepeated(
      slugs.map(({ voucher }) => voucher),
      source,
      (index) => [...path, 'tiers', tier, 'vouchers', index, 'voucher'],
      (slug) => `the tier gives ${slug} already; raise its count`,
    ),
  ]);
}
