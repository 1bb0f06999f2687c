/** What html-validate says of something that is no valid HTML. */
interface Report {
  readonly results: readonly {
    readonly messages: readonly { readonly message: string; readonly selector: string | null }[];
  }[];
}

/**
 * What is valid HTML, as the standard says it and nothing of taste. It knows no attribute by name, so
 * Apple's `passwordrules` on a new password, which the standard has not, is no fault to it.
 */
export const HTML_RULES = { root: true, extends: ['html-validate:standard'] };

/** What is let pass, each with who writes it so and cannot be asked otherwise. */
const LET_PASS = [
  // React Aria draws its calendars as tables with this, which does no harm.
  'Attribute "cellpadding" is deprecated on <table> element',
];

/** The faults of a report, each with its place. */
export function htmlFaults({ results }: Report): string[] {
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !LET_PASS.includes(message))
    .map(({ message, selector }) => `${message}, at ${selector}`);
}
