import { selectCompany } from '../company/company.selectors.ts';
import { createMemberRefresh } from '../member/member.live.ts';
import { createNotifications, createUnreadCount } from '../notifications/notifications.live.ts';
import { selectIdentity } from '../session/session.selectors.ts';
import { createSignUpOffer } from '../sign-up-offer/sign-up-offer.live.ts';
import { defineMachines } from './define-machines.ts';

/** What a member has, and what becoming one is offered with. */
export const memberMachines = defineMachines((parts) => {
  const { company, session } = parts;
  return {
    member: () => createMemberRefresh(parts),
    notifications: () => createNotifications(parts),
    unreadCount: () => createUnreadCount(parts),
    signUpOffer: () =>
      createSignUpOffer({
        ...parts,
        isGuest: () => selectIdentity(session.getSnapshot()) === 'guest',
        points: () => selectCompany(company.getSnapshot())?.sign_up_point ?? 0,
      }),
  };
});
