/** The texts of a screen, as its page brings them: the app reads them before it draws. */
export function pageTexts(
  screen: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  // Nothing in a text may end the element that it stands in.
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-texts" data-screen="${screen}">${json}</script>`;
}
