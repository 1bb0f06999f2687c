import { storedAddresses } from '../addresses/stored-addresses.ts';
import { createChangePassword } from '../change-password/change-password.live.ts';
import { selectCompany, selectTimeZone } from '../company/company.selectors.ts';
import { createGuestMigration } from '../guest-migration/guest-migration.live.ts';
import { lazily } from '../machine/lazily.ts';
import { createMemberRefresh } from '../member/member.live.ts';
import { createNotifications, createUnreadCount } from '../notifications/notifications.live.ts';
import { createOtp } from '../otp/otp.live.ts';
import { createSentCodes } from '../otp/sent-codes.ts';
import { createPicture } from '../picture/picture.live.ts';
import { createPoints } from '../points/points.live.ts';
import { createProfile } from '../profile/profile.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { createResetPassword } from '../reset-password/reset-password.live.ts';
import { selectIdentity, selectLeftGuest, selectMember } from '../session/session.selectors.ts';
import { createSignUp } from '../sign-up/sign-up.live.ts';
import { createSignUpOffer } from '../sign-up-offer/sign-up-offer.live.ts';
import type { Core } from './core.ts';
import type { OrderingActors } from './ordering-actors.ts';

interface MemberMachinesDeps {
  core: Core;
  ordering: OrderingActors;
  cache: QueryCache;
}

/** Makers of the machines of joining, of coming back and of what is a member's own. */
export function createMemberMachines({ cache, core, ordering }: MemberMachinesDeps) {
  const { companyId, emit, identity, ports, subdomain } = core;
  const { company, session } = core.actors;
  const { addresses } = ordering.actors;
  const codes = createSentCodes(ports, subdomain);
  const member = () => selectMember(session.getSnapshot());
  const common = { ...ports, cache, codes, companyId, emit, member, session };

  const own = lazily({ picture: () => createPicture(ports) });

  return {
    signUp: () => createSignUp(common),
    signUpOtp: () => createOtp(common, 'signUp'),
    resetPassword: () =>
      createResetPassword({
        ...common,
        phone: () => member()?.phone_no ?? null,
      }),
    resetOtp: () => createOtp(common, 'resetPassword'),
    changePassword: () => createChangePassword(common),
    picture: () => own.picture.machine,
    profile: () =>
      createProfile({
        ...common,
        picture: () => own.picture.chosen(),
        zone: () => selectTimeZone(company.getSnapshot()),
      }),
    signUpOffer: () =>
      createSignUpOffer({
        storage: ports.storage,
        subdomain,
        isGuest: () => selectIdentity(session.getSnapshot()) === 'guest',
        points: () => selectCompany(company.getSnapshot())?.sign_up_point ?? 0,
      }),
    guestMigration: () =>
      createGuestMigration({
        ...ports,
        identity,
        leftGuest: () => selectLeftGuest(session.getSnapshot()),
        guestAddresses: storedAddresses(ports.storage, subdomain),
        addresses,
        emit,
      }),
    member: () => createMemberRefresh(common),
    points: () => createPoints(common),
    notifications: () => createNotifications(common),
    unreadCount: () => createUnreadCount(common),
  };
}
