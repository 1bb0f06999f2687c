import { selectBranch, selectIdentity } from '@claypot/domain/account';
import type { App } from '@claypot/domain/app';
import { branchLinkOf } from '@claypot/domain/branch-link';

/**
 * Selects the branch of a link from the public menu, for pickup, and returns its path without the
 * branch. An anonymous visitor becomes a guest. Returns other paths unchanged.
 *
 * A cart of another branch stays: the item asks before it is emptied.
 */
export function openBranchLink({ session }: Pick<App, 'session'>, path: string): string {
  const link = branchLinkOf(path);
  if (link === null) return path;
  const { branchId: branch_id } = link;
  if (selectIdentity(session.getSnapshot()) === 'none') session.send({ type: 'CONTINUE_AS_GUEST' });
  if (selectBranch(session.getSnapshot())?.id !== branch_id) {
    // The link has no name; the policies load it.
    session.send({ type: 'SET_BRANCH', branch_id, branch_name: '' });
    session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  }
  return link.path;
}
