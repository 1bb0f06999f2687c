import { createChangePassword } from '../change-password/change-password.live.ts';
import { lazily } from '../machine/lazily.ts';
import { createPicture } from '../picture/picture.live.ts';
import { createProfile } from '../profile/profile.live.ts';
import { defineMachines } from './define-machines.ts';

/** What a member changes of themselves. */
export const profileMachines = defineMachines((parts) => {
  const own = lazily({ picture: () => createPicture(parts) });
  return {
    changePassword: () => createChangePassword(parts),
    picture: () => own.picture.machine,
    profile: () =>
      createProfile({
        ...parts,
        picture: () => own.picture.chosen(),
      }),
  };
});
