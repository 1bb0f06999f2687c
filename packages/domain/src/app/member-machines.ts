import type { User } from '@claypot/sdk';
import { storedAddresses } from '../addresses/stored-addresses.ts';
import { createChangePassword } from '../change-password/change-password.live.ts';
import { recordOf } from '../checkout/checkout.live.ts';
import { inherit } from '../checkout/inherit.ts';
import { selectCompany, selectTimeZone } from '../company/company.selectors.ts';
import { createHandover } from '../handover/handover.live.ts';
import { lazily } from '../machine/lazily.ts';
import { createMemberRefresh } from '../member/member.live.ts';
import type { SuccessMessage } from '../notices/notices.machine.ts';
import { createNotifications, createUnreadCount } from '../notifications/notifications.live.ts';
import { ORDERS_KEY } from '../orders/order-list.live.ts';
import { createOtp } from '../otp/otp.live.ts';
import { createSentCodes } from '../otp/sent-codes.ts';
import { createPicture } from '../picture/picture.live.ts';
import { createProfile } from '../profile/profile.live.ts';
import { createResetPassword } from '../reset-password/reset-password.live.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { pathTo } from '../routes/path-to.ts';
import { otherWayIn, pathToSignIn } from '../routes/return-path.ts';
import { selectIdentity, selectLeftGuest, selectMember } from '../session/session.selectors.ts';
import { createSignUp } from '../sign-up/sign-up.live.ts';
import { createSignUpOffer } from '../sign-up-offer/sign-up-offer.live.ts';
import type { FirstHelping } from './first-helping.ts';
import type { OrderingActors } from './ordering-actors.ts';

interface MemberMachinesDeps {
  first: FirstHelping;
  ordering: OrderingActors;
  cache: ResourceCache;
}

/** Makers of the machines of joining, of coming back and of what is a member's own. */
export function createMemberMachines({ cache, first, ordering }: MemberMachinesDeps) {
  const { companyId, identity, notify, ports, subdomain } = first;
  const { company, session } = first.actors;
  const { addresses, checkout } = ordering.actors;
  const codes = createSentCodes(ports, subdomain);
  const member = () => selectMember(session.getSnapshot());
  const common = { ...ports, cache, codes, companyId, member, session };

  const change = ({ api_token, ...user }: User) =>
    session.send({ type: 'USER_CHANGED', user, api_token });
  const succeed = (message: SuccessMessage) => notify({ tone: 'success', message });
  const own = lazily({ picture: () => createPicture(ports) });

  return {
    signUp: () => createSignUp(common),
    signUpOtp: () => createOtp(common, 'signUp'),
    resetPassword: () =>
      createResetPassword({
        ...common,
        phone: () => member()?.phone_no ?? null,
        onReset: (subject) => {
          succeed('passwordReset');
          // Their token is worth nothing now; leaving shows the way in by itself.
          if (selectIdentity(session.getSnapshot()) === 'member')
            session.send({ type: 'SIGN_OUT' });
          else {
            const login = subject ? otherWayIn('login', subject.from) : pathToSignIn();
            ports.navigation.to(login, { replace: true });
          }
        },
      }),
    resetOtp: () => createOtp(common, 'resetPassword'),
    changePassword: () =>
      createChangePassword({
        ...common,
        onChanged: (user) => {
          change(user);
          succeed('passwordChanged');
          ports.navigation.back(pathTo('setting'));
        },
      }),
    picture: () => own.picture.machine,
    profile: () =>
      createProfile({
        ...{ ...common, picture: () => own.picture.chosen() },
        zone: () => selectTimeZone(company.getSnapshot()),
        onChanged: (user) => {
          change(user);
          succeed('profileChanged');
          ports.navigation.back(pathTo('me'));
        },
      }),
    signUpOffer: () =>
      createSignUpOffer({
        ...{ storage: ports.storage, subdomain },
        isGuest: () => selectIdentity(session.getSnapshot()) === 'guest',
        points: () => selectCompany(company.getSnapshot())?.sign_up_point ?? 0,
      }),
    handover: () =>
      createHandover({
        ...{ ...ports, identity },
        leftGuest: () => selectLeftGuest(session.getSnapshot()),
        guestAddresses: storedAddresses(ports.storage, subdomain),
        onMoved: (cart, guestId) => {
          ordering.adoptCart(cart);
          cache.forget(ORDERS_KEY);
          // An order of the guest's that waits for its payment is the member's to pay now.
          inherit(ordering.record.stored, guestId, member()?.id ?? '');
          checkout.send({ type: 'OWNER', record: recordOf(ordering.record) });
        },
        onAddressesSaved: (saved) => addresses.send({ type: 'REPLACE', addresses: saved }),
        onDone: () => session.send({ type: 'HANDED_OVER' }),
      }),
    member: () => createMemberRefresh({ ...common, onRefreshed: change }),
    notifications: () => createNotifications(common),
    unreadCount: () => createUnreadCount(common),
  };
}
