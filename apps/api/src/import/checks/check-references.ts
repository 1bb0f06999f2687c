import type { Problem } from '../read/problem.ts';
import type { Entry, Section } from '../read/reader.ts';
import type { Branch } from '../read/schema.ts';
import type { Path, Source } from '../read/source.ts';

/** Fields on price and branches that dishes and packages share. */
interface Offer {
  price: number;
  price_after_discount?: number | undefined;
  stock_at?: readonly { branch: string }[] | undefined;
  sold_out_at: readonly string[];
  only_at?: readonly string[] | undefined;
}

/** Checks that a discount lowers the price and that the branches exist. */
export function checkOffer(
  { source, path, value }: Entry<Offer>,
  branches: Section<Branch>,
): Problem[] {
  if (!value) return [];
  const problems: Problem[] = [];
  if (value.price_after_discount !== undefined && value.price_after_discount >= value.price) {
    problems.push(
      source.problem(
        [...path, 'price_after_discount'],
        'must be lower than price; leave it out when there is no discount',
      ),
    );
  }
  const branchSlugs = branches.entries.map(({ slug }) => slug);
  const names = branchSlugs.filter((name) => name !== null).join(', ');
  value.stock_at?.forEach(({ branch }, index) => {
    if (!branches.complete || branchSlugs.includes(branch)) return;
    problems.push(
      source.problem(
        [...path, 'stock_at', index, 'branch'],
        `there is no branch ${branch}; use one of ${names}`,
      ),
    );
  });
  for (const field of ['sold_out_at', 'only_at'] as const) {
    value[field]?.forEach((slug, index) => {
      if (!branches.complete || branchSlugs.includes(slug)) return;
      problems.push(
        source.problem([...path, field, index], `there is no branch ${slug}; use one of ${names}`),
      );
    });
  }
  return problems;
}

/** Returns a problem for each repeated slug; `place` returns the path of the slug at an index. */
export function findRepeated(
  slugs: readonly string[],
  source: Source,
  place: (index: number) => Path,
  message: (slug: string) => string,
): Problem[] {
  const seen = new Set<string>();
  return slugs.flatMap((slug, index) => {
    if (seen.has(slug)) return [source.problem(place(index), message(slug))];
    seen.add(slug);
    return [];
  });
}
