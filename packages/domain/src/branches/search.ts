import type { Branch } from '@claypot/sdk';

/** The branches whose name contains the text; case and blanks around it do not matter. */
export function searchBranches(branches: readonly Branch[], text: string): Branch[] {
  const wanted = folded(text.trim());
  return branches.filter((branch) => folded(branch.branch_name).includes(wanted));
}

function folded(text: string): string {
  // Full-width letters, as Chinese input methods make them, count as the ordinary ones.
  return text.normalize('NFKC').toLowerCase();
}
