interface Report {
  readonly results: readonly {
    readonly messages: readonly { readonly message: string; readonly selector: string | null }[];
  }[];
}

/**
 * Rules for valid HTML according to the standard, without style rules. They do not check attribute
 * names, so Apple's non-standard `passwordrules` is accepted.
 */
export const HTML_RULES = { root: true, extends: ['html-validate:standard'] };

/** Ignored messages, each with the library that causes it. */
const IGNORED_RULES = [
  // React Aria renders its calendars as tables with this attribute, which is harmless.
  'Attribute "cellpadding" is deprecated on <table> element',
];

/** Returns the messages of a report with their selectors, except the ignored ones. */
export function findHtmlProblems({ results }: Report): string[] {
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !IGNORED_RULES.includes(message))
    .map(({ message, selector }) => `${message}, at ${selector}`);
}
