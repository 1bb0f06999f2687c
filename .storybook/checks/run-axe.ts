import axe, { type ElementContext, type RuleObject } from 'axe-core';
import { addDarkRules, leaveDark } from './dark-rules.ts';
import { COLOUR_RULES, darkRule, disabled } from './rules.ts';

/** The part of a story's `a11y` parameters that the tests use. */
export interface AxeParameters {
  /** `off` if the story is checked elsewhere. */
  readonly test?: string;
  readonly context?: { readonly include?: string[]; readonly exclude?: string[] };
  readonly config?: { readonly rules?: readonly { readonly id: string; enabled: boolean }[] };
}

/** Elements of Storybook that are always in the document. */
const STORYBOOK = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Stories show parts of pages, which need no landmarks, title or main heading. */
const WITHOUT_PAGE_RULES = disabled([
  'document-title',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
]);

/**
 * Axe finds elements by an index only if the root element is included, and otherwise compares every
 * element with every selector. The body is named too, because axe regards the root element alone as
 * a whole page.
 */
const WHOLE_BODY = { include: [['html'], ['body']], exclude: ['head'] };

// The HTML of an element is not reported.
axe.configure({ noHtml: true });
addDarkRules();

/**
 * Throws if the page violates rules of axe.
 *
 * Imports axe itself, because the accessibility add-on of Storybook configures axe again for every
 * run and sends every result, with its passed rules, to the test runner.
 *
 * @param rules rules that are switched on or off, beside those of the parameters
 * @param scheme colour scheme of the page, as in the toolbar
 */
export async function runAxe(
  parameters: AxeParameters = {},
  rules: RuleObject = {},
  scheme?: unknown,
): Promise<void> {
  if (parameters.test === 'off') return;
  const { violations } = await axe
    .run(contextOf(parameters), {
      rules: { ...WITHOUT_PAGE_RULES, ...disabledBy(parameters), ...rules },
      // Passed rules take axe half its time.
      resultTypes: ['violations'],
    })
    .finally(() => leaveDark(scheme));
  if (violations.length === 0) return;
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}, at ${target.join(' ')}`, failureSummary].join('\n'),
    ),
  );
  throw new Error(`Violations of accessibility rules:\n${faults.join('\n')}`);
}

function contextOf({ context }: AxeParameters): ElementContext {
  return {
    include: context?.include ?? WHOLE_BODY.include,
    exclude: [...WHOLE_BODY.exclude, ...STORYBOOK, ...(context?.exclude ?? [])],
  };
}

function disabledBy({ config }: AxeParameters): RuleObject {
  return Object.fromEntries(
    (config?.rules ?? []).flatMap(({ id, enabled }) =>
      [id, ...(COLOUR_RULES.includes(id) ? [darkRule(id)] : [])].map((rule) => [rule, { enabled }]),
    ),
  );
}
