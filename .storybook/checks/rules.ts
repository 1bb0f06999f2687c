/** Axe rules that depend on colours; all others give the same result in both colour schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Leaves the colours out. */
export const WITHOUT_COLOURS = Object.fromEntries(
  COLOUR_RULES.map((rule) => [rule, { enabled: false }]),
);
