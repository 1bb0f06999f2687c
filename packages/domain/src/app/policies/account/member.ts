import type { User } from '@claypot/sdk';
import type { SessionEvent } from '../../../account/session/session.types.ts';
import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';
import { otherWayIn, pathToSignIn } from '../../../routes/return-path.ts';
import { returnToOf } from '../../../routes/return-to.ts';

export interface MemberPolicyDeps {
  events: EventBus;
  navigation: Navigation;
  session: { send(event: SessionEvent): void };
  isMember: () => boolean;
}

/** What a change of a member's record or password means to the session, and where it leads. */
export function followMember(deps: MemberPolicyDeps): () => void {
  const { events, isMember, navigation, session } = deps;
  const take = ({ api_token, ...user }: User) =>
    session.send({ type: 'USER_CHANGED', user, api_token });
  return events.on({
    'member.refreshed': ({ user }) => take(user),
    'profile.changed': ({ user, from }) => {
      take(user);
      navigation.back((from === null ? null : returnToOf(from)) ?? pathTo('me'));
    },
    'password.changed': ({ user }) => {
      take(user);
      navigation.back(pathTo('setting'));
    },
    'password.reset': ({ from }) => {
      // Their token is worth nothing now; leaving shows the way in by itself.
      if (isMember()) session.send({ type: 'SIGN_OUT' });
      else {
        const login = from === null ? pathToSignIn() : otherWayIn('login', from);
        navigation.to(login, { replace: true });
      }
    },
  });
}
