/** A test that a page names. */
export interface NamedTest {
  /** Path of the test file, relative to the repository root. */
  readonly file: string;
  /** Names of its groups and its own name, as in `testNames`. */
  readonly title: string;
}

/** Two neighbouring cells of a table row: a link to a test file, and the title of a test. */
const ROW = /\|\s*\[[^\]]*\]\((?<target>[^)\s]+\.test\.tsx?)\)\s*\|\s*(?<title>[^|\n]+?)\s*\|/g;

/**
 * Returns the tests that the tables of a Markdown page name.
 *
 * @param page - Path of the page; its links are relative to it.
 */
export function namedTests(page: string, markdown: string): NamedTest[] {
  return [...markdown.matchAll(ROW)].map(({ groups }) => ({
    file: new URL(groups?.target ?? '', `file:///${page}`).pathname.slice(1),
    title: groups?.title ?? '',
  }));
}
