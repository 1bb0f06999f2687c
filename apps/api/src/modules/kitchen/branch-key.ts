/** A branch of a company. */
export interface BranchKey {
  readonly companyId: string;
  readonly branchId: string;
}
