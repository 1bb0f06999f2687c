/** A branch of a company. */
export interface BranchKey {
  readonly company_id: string;
  readonly id: string;
}
