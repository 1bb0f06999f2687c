import type { Emit } from '../../events/event-bus.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from '../session/member.ts';

export interface MemberRecordDeps extends Pick<Ports, 'api'> {
  member: () => Member | null;
  emit: Emit;
}

/** Brings the member's record up to date now; where that fails, the next screen does it. */
export async function refreshMember({ api, emit, member }: MemberRecordDeps): Promise<void> {
  const who = member();
  if (who === null) return;
  try {
    const user = await api.customer({ path: { id: who.id } });
    // Somebody else may be here by now.
    if (member()?.id === who.id) emit({ type: 'member.refreshed', user });
  } catch {
    // What is shown of the member says by itself that it could not be brought up to date.
  }
}
