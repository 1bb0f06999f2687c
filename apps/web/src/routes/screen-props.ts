export type RouteParams = Readonly<Record<string, string>>;

/** What every screen is given. */
export interface ScreenProps {
  /** The path's parameters, e.g. `id`. */
  readonly params: RouteParams;
}
