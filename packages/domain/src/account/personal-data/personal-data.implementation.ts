import type { AccountClosing, MemberData } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from '../session/member.ts';

export interface PersonalDataDeps extends Pick<Ports, 'api'> {
  emit: Emit;
  member: () => Member | null;
}

/** Fetches all that is kept of the member; what becomes of it is the front end's. */
export function createDataDownload({ api, emit, member }: PersonalDataDeps) {
  return createMutation<object, MemberData>({
    run: (_, { signal }) => api.memberData({ path: { customerId: idOf(member()) } }, { signal }),
    onRejected: (code) => emit({ type: 'action.rejected', code }),
  });
}

/**
 * Closes the member's account, after which they are nobody here. Where something of theirs is under way
 * it stays open, and the output says what.
 */
export function createAccountClosing({ api, member }: Omit<PersonalDataDeps, 'emit'>) {
  return createMutation<{ password: string }, AccountClosing>({
    run: ({ password }, { signal }) =>
      api.accountClose({ body: { customer_id: idOf(member()), password } }, { signal }),
  });
}

function idOf(member: Member | null): string {
  if (member === null) throw new BusinessError('USER_NOT_FOUND');
  return member.id;
}
