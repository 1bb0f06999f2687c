import type { OptionGroup } from '../../import/read/schema.ts';
import type { DraftDish } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { hasName } from './find-match.ts';

/**
 * Returns the slugs of the shared groups that a dish uses. A modifier of another system is found by
 * slug or name. The sheet does not have its choices, so an unknown one is reported and left out.
 */
export function resolveUses(
  { row, uses }: DraftDish,
  shared: readonly OptionGroup[],
  slugs: ReadonlySet<string>,
  problems: SheetProblem[],
): string[] {
  return uses.flatMap((use) => {
    if (slugs.has(use)) return use;
    const named = shared.find(({ option_name }) => hasName(option_name, { en: use }));
    if (named) return named.slug;
    problems.push({
      row,
      column: use,
      severity: 'warning',
      message: `The sheet does not have the choices of “${use}”. Add a group with this name to options.yaml and import again.`,
    });
    return [];
  });
}
