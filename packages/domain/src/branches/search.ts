import type { Branch } from '@claypot/sdk';
import { folded } from '../text/folded.ts';

/** The branches whose name contains the text; case and blanks around it do not matter. */
export function searchBranches(branches: readonly Branch[], text: string): Branch[] {
  const wanted = folded(text.trim());
  return branches.filter((branch) => folded(branch.branch_name).includes(wanted));
}
