import axe from 'axe-core';

/** Axe rules that depend on colours; all others give the same result in both colour schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe rules that compare texts, read the language of the page or depend on the size of texts. All
 * others depend on elements, on attributes, and on whether a text is blank.
 */
const TEXT_RULES: readonly string[] = [
  'frame-title-unique',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-unique',
  'scrollable-region-focusable',
  'table-duplicate-name',
  'valid-lang',
];

const ALL_RULES = axe.getRules().map(({ ruleId }) => ruleId);
const unknown = TEXT_RULES.find((rule) => !ALL_RULES.includes(rule));
if (unknown !== undefined) throw new Error(`axe has no rule ${unknown}`);

/** Returns the id of the copy of a rule or check that runs in the dark colour scheme. */
export function darkRule(id: string): string {
  return `${id}-in-dark-scheme`;
}

/** Leaves the dark colours out. */
export const WITHOUT_DARK = disabled(COLOUR_RULES.map(darkRule));

/** Leaves all colours out. */
export const WITHOUT_COLOURS = { ...disabled(COLOUR_RULES), ...WITHOUT_DARK };

/** Leaves only the rules that depend on the texts, for a page of the same structure. */
export const TEXT_RULES_ONLY = {
  ...disabled(ALL_RULES.filter((rule) => !TEXT_RULES.includes(rule))),
  ...WITHOUT_DARK,
};

/** Returns options that switch rules off. */
export function disabled(rules: readonly string[]) {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}
