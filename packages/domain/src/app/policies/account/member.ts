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

/**
 * Subscribes the policy that updates the session and navigates after changes of the member's record
 * or password. Returns an unsubscribe function.
 */
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
      // The reset invalidates the token. Signing out redirects to sign-in.
      if (isMember()) session.send({ type: 'SIGN_OUT' });
      else {
        const login = from === null ? pathToSignIn() : otherWayIn('login', from);
        navigation.to(login, { replace: true });
      }
    },
  });
}
