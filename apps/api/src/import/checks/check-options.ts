import type { Problem } from '../read/problem.ts';
import type { Entry, Section } from '../read/reader.ts';
import type { Dish, OptionGroup } from '../read/schema.ts';
import type { Path, Source } from '../read/source.ts';

/** Returns the minimum and maximum number of choices of a group, with defaults. */
export function choiceRange(group: OptionGroup): { least: number; most: number } {
  const most = group.max_qty ?? (group.option_type === 'radio' ? 1 : group.variations.length);
  return { least: group.min_qty ?? (group.is_required ? 1 : 0), most };
}

/** Checks that a guest can fulfil the group and that its default is one of its variations. */
export function checkOptionGroup(group: OptionGroup, path: Path, source: Source): Problem[] {
  const { least, most } = choiceRange(group);
  const problemAt = (field: string, message: string) => source.problem([...path, field], message);
  const problems: Problem[] = [];

  if (group.option_type === 'radio' && most !== 1) {
    problems.push(problemAt('max_qty', 'must be 1 for radio; leave it out or make it a checkbox'));
  } else if (most > group.variations.length) {
    const { length } = group.variations;
    problems.push(problemAt('max_qty', `asks for ${most} of ${length}; make it at most ${length}`));
  } else if (least > most) {
    problems.push(
      problemAt('min_qty', `is ${least}, more than max_qty, which is ${most}; lower it`),
    );
  }
  if (group.is_required && least === 0) {
    problems.push(problemAt('min_qty', 'must be at least 1 for a required group; leave it out'));
  }

  const slugs = group.variations.map(({ slug }) => slug);
  slugs.forEach((slug, index) => {
    if (slugs.indexOf(slug) === index) return;
    const place = [...path, 'variations', index, 'slug'];
    problems.push(source.problem(place, `${slug} is in this group already; choose another slug`));
  });
  return [...problems, ...checkDefault(group, slugs, problemAt)];
}

function checkDefault(
  { option_type, default_variation }: OptionGroup,
  slugs: readonly string[],
  problemAt: (field: string, message: string) => Problem,
): Problem[] {
  if (default_variation === undefined) return [];
  if (option_type === 'checkbox') {
    return [problemAt('default_variation', 'belongs to radio groups only; leave it out')];
  }
  if (slugs.includes(default_variation)) return [];
  return [
    problemAt(
      'default_variation',
      `${default_variation} is not a variation of this group; use one of ${slugs.join(', ')}`,
    ),
  ];
}

/** Checks a dish's own groups and its references to shared groups. */
export function checkDishOptions(dish: Entry<Dish>, shared: Section<OptionGroup>): Problem[] {
  const options = dish.value?.options ?? [];
  const slugs = options.map((option) => ('use' in option ? option.use : option.slug));
  return options.flatMap((option, index) => {
    const path = [...dish.path, 'options', index];
    const problems = 'use' in option ? [] : checkOptionGroup(option, path, dish.source);
    const field = 'use' in option ? 'use' : 'slug';
    const problemAt = (message: string) => dish.source.problem([...path, field], message);
    const slug = slugs[index] ?? '';
    if (
      'use' in option &&
      shared.complete &&
      !shared.entries.some((entry) => entry.slug === slug)
    ) {
      problems.push(
        problemAt(`there is no group ${slug} in options.yaml; add it or correct the name`),
      );
    }
    if (slugs.indexOf(slug) !== index) {
      problems.push(problemAt(`the dish has ${slug} already; take one away`));
    }
    return problems;
  });
}
