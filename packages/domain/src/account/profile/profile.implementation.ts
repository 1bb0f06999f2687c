import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { dateOf } from '../../machines/form/fields/date-text.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from '../session/member.ts';
import { profileSchema } from './profile.schema.ts';

export interface ProfileDeps extends Pick<Ports, 'api' | 'clock'> {
  member: () => Member | null;
  picture: () => Blob | null;
  /** Time zone of the company; its current date is the latest date of birth. */
  zone: () => string;
  emit: Emit;
}

export interface ProfileSubject {
  /** Path of the form. It includes the member's original destination. */
  from: string;
}

/** Creates the form of /profile. An email address that is already set cannot be changed. */
export function createProfile({ api, clock, emit, member, picture, zone }: ProfileDeps) {
  const today = () => clock.now().toZonedDateTimeISO(zone()).toPlainDate();
  return createForm({
    schema: profileSchema(today),
    initial: (_from: ProfileSubject | undefined) => {
      const who = member();
      return {
        full_name: who?.full_name ?? '',
        email: who?.email ?? '',
        date_of_birth: dateOf(who?.date_of_birth ?? ''),
      };
    },
    async submit(form, signal, subject) {
      const who = member();
      if (who === null) throw new BusinessError('USER_NOT_FOUND');
      const avatar = picture();
      const body = { ...form, email: who.email ?? form.email, ...(avatar && { avatar }) };
      const user = await api.updateProfile({ path: { id: who.id }, body }, { signal });
      emit({ type: 'profile.changed', user, from: subject?.from ?? null });
    },
  });
}
