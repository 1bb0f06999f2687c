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

/**
 * Creates the mutation that fetches all personal data of the member. The front end saves the
 * output.
 */
export function createDataDownload({ api, emit, member }: PersonalDataDeps) {
  return createMutation<object, MemberData>({
    run: (_, { signal }) => api.memberData({ path: { customerId: idOf(member()) } }, { signal }),
    onRejected: (code) => emit({ type: 'action.rejected', code }),
  });
}

/**
 * Creates the mutation that closes the member's account. If orders or bookings are open, the
 * account stays open and the output lists them.
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
