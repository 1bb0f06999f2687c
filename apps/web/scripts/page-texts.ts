/**
 * Returns the texts of a screen as a JSON script element, which the app reads before it renders.
 */
export function pageTexts(
  screen: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  // A text must not end the script element.
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-texts" data-screen="${screen}">${json}</script>`;
}
