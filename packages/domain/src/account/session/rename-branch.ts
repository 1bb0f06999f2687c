import type { Ports } from '../../ports/ports.ts';
import type { SessionEvent } from './session.types.ts';

export interface RenameBranchDeps extends Pick<Ports, 'api'> {
  /** Id of the selected branch; null if none is selected. */
  branchId: () => string | null;
  session: { send(event: SessionEvent): void };
}

/**
 * Updates the name of the selected branch to the current language. Ignores failures: the old name
 * remains until the branch is selected again.
 */
export async function renameBranch({ api, branchId, session }: RenameBranchDeps): Promise<void> {
  const id = branchId();
  if (id === null) return;
  try {
    const body = { latitude: null, longitude: null };
    const { branch_name } = await api.branchDetail({ path: { id }, body });
    // The customer may have selected another branch meanwhile.
    if (branchId() === id) session.send({ type: 'SET_BRANCH', branch_id: id, branch_name });
  } catch {
    // A name in the other language is still correct.
  }
}
