/** What the build tells the worker about the app that it belongs to. */
export interface Build {
  /** Another one for each build whose pages or code differ. */
  readonly version: string;
  /** The paths of all code, styles and fonts. */
  readonly files: readonly string[];
  /** Which page is served for which path, as the routes write paths. */
  readonly routes: readonly { readonly path: string; readonly page: string }[];
}
