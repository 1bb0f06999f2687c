import { createChangePassword } from '../../../account/password/change-password.implementation.ts';
import { createPicture } from '../../../account/picture/picture.implementation.ts';
import { createProfile } from '../../../account/profile/profile.implementation.ts';
import { lazily } from '../../../machines/base/lazily.ts';
import { defineMachines } from '../../composition/define-machines.ts';

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
