import type { Ports } from '../../ports/ports.ts';
import type { SessionEvent } from './session.types.ts';

export interface RenameBranchDeps extends Pick<Ports, 'api'> {
  /** The branch that is ordered from; null before one is. */
  branchId: () => string | null;
  session: { send(event: SessionEvent): void };
}

/**
 * Calls the chosen branch by its name in the language that is spoken now. Where that fails its old
 * name stays until it is chosen again.
 */
export async function renameBranch({ api, branchId, session }: RenameBranchDeps): Promise<void> {
  const id = branchId();
  if (id === null) return;
  try {
    const body = { latitude: null, longitude: null };
    const { branch_name } = await api.branchDetail({ path: { id }, body });
    // Another may have been chosen by now.
    if (branchId() === id) session.send({ type: 'SET_BRANCH', branch_id: id, branch_name });
  } catch {
    // A name in another language misleads nobody.
  }
}
