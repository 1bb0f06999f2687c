import { fromCallback } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import { followWhenConnected } from '../../ports/follow-when-connected.ts';
import type { Followed, Ports } from '../../ports/ports.ts';

export interface MemberNewsDeps extends Pick<Ports, 'news'> {
  emit: Emit;
}

/** Emits `member.outdated` for each change of the signed-in member on the server. */
export function followMember({ emit, news }: MemberNewsDeps): Followed {
  return followWhenConnected(news, (loaded) =>
    loaded.followMember(() => emit({ type: 'member.outdated' })),
  );
}

/** Creates the actor of a page that shows data which the counter changes. */
export function createMemberNews(deps: MemberNewsDeps) {
  return fromCallback(() => followMember(deps).stop);
}
