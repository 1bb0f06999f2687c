import axe, { type ElementContext, type RunOptions } from 'axe-core';

/** The part of a story's `a11y` parameters that the tests use. */
export interface AxeParameters {
  /** `off` if the story is checked elsewhere. */
  readonly test?: string;
  readonly context?: { readonly include?: string[]; readonly exclude?: string[] };
  readonly config?: { readonly rules?: readonly { readonly id: string; enabled: boolean }[] };
}

/** Elements of Storybook that are always in the document. */
const STORYBOOK = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Stories show parts of pages, which need no landmarks. */
const WITHOUT_LANDMARKS = { region: { enabled: false } };

/**
 * Throws if the page violates rules of axe.
 *
 * Imports axe itself, because the accessibility add-on of Storybook configures axe again for every
 * run and sends every result, with its passed rules, to the test runner.
 *
 * @param where names the state of the page in the message
 */
export async function runAxe(
  parameters: AxeParameters = {},
  options: RunOptions = {},
  where = '',
): Promise<void> {
  if (parameters.test === 'off') return;
  const { violations } = await axe.run(contextOf(parameters), {
    ...options,
    rules: { ...WITHOUT_LANDMARKS, ...disabledBy(parameters), ...options.rules },
    // Passed rules take axe half its time.
    resultTypes: ['violations'],
  });
  if (violations.length === 0) return;
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}, at ${target.join(' ')}`, failureSummary].join('\n'),
    ),
  );
  throw new Error(`Violations of accessibility rules${where}:\n${faults.join('\n')}`);
}

function contextOf({ context }: AxeParameters): ElementContext {
  return {
    include: context?.include ?? [['body']],
    exclude: [...STORYBOOK, ...(context?.exclude ?? [])],
  };
}

function disabledBy({ config }: AxeParameters): RunOptions['rules'] {
  return Object.fromEntries((config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]));
}
