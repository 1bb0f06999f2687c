/** Axe rules that depend on colours; all others give the same result in both colour schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the id of the copy of a rule or check that runs in the dark colour scheme. */
export function darkRule(id: string): string {
  return `${id}-in-dark-scheme`;
}

/** Leaves the dark colours out. */
export const WITHOUT_DARK = disabled(COLOUR_RULES.map(darkRule));

/** Leaves all colours out. */
export const WITHOUT_COLOURS = { ...disabled(COLOUR_RULES), ...WITHOUT_DARK };

function disabled(rules: readonly string[]) {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}
