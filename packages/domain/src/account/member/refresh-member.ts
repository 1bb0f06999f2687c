import type { Emit } from '../../events/event-bus.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from '../session/member.ts';

export interface MemberRecordDeps extends Pick<Ports, 'api'> {
  member: () => Member | null;
  emit: Emit;
}

/** Refreshes the member's record now. Ignores failures: the next screen refreshes it again. */
export async function refreshMember({ api, emit, member }: MemberRecordDeps): Promise<void> {
  const who = member();
  if (who === null) return;
  try {
    const user = await api.customer({ path: { id: who.id } });
    // Another customer may have signed in meanwhile.
    if (member()?.id === who.id) emit({ type: 'member.refreshed', user });
  } catch {
    // The session retains the previous record until the next refresh.
  }
}
