import type { Branch } from '@claypot/sdk';
import { normalise } from '../../text/normalise.ts';

/** The branches whose name contains the text; case and blanks around it do not matter. */
export function searchBranches(branches: readonly Branch[], text: string): Branch[] {
  const wanted = normalise(text.trim());
  return branches.filter((branch) => normalise(branch.branch_name).includes(wanted));
}
