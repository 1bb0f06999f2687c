import type { Branch } from '@claypot/sdk';
import { normalise } from '../../text/normalise.ts';

/**
 * Returns the branches with names that contain the text, ignoring case, width and surrounding
 * spaces.
 */
export function searchBranches(branches: readonly Branch[], text: string): Branch[] {
  const wanted = normalise(text.trim());
  return branches.filter((branch) => normalise(branch.branch_name).includes(wanted));
}
