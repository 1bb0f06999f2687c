export interface Build {
  /** Changes with every build that has different pages or code. */
  readonly version: string;
  readonly files: readonly string[];
  /** Page of each path, in the syntax of the routes. */
  readonly routes: readonly { readonly path: string; readonly page: string }[];
}
