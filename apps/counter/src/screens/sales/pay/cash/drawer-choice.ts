/** A drawer of the branch. */
export interface DrawerChoice {
  readonly id: string;
  /** Null for a drawer without a name. */
  readonly name: string | null;
}
