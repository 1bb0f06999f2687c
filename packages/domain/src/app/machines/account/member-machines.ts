import { createMemberRefresh } from '../../../account/member/member.implementation.ts';
import {
  createNotifications,
  createUnreadCount,
} from '../../../account/notifications/notifications.implementation.ts';
import { selectIdentity } from '../../../account/session/session.selectors.ts';
import { createSignUpOffer } from '../../../account/sign-up-offer/sign-up-offer.implementation.ts';
import { selectCompany } from '../../../company/record/company.selectors.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines of a member's record and notifications, and of the sign-up offer. */
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
