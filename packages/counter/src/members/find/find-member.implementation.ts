import { fromRequest } from '@claypot/domain/flows';
import type { MemberCard } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../../app/ports.ts';
import { findMemberMachine } from './find-member.machine.ts';
import type { FindRequest } from './find-request.ts';

export interface FindMemberDeps extends Pick<CounterRuntime, 'api'> {
  branch_id: string;
}

/** Creates the machine that finds the member who is served. */
export function createFindMember({ api, branch_id }: FindMemberDeps) {
  return findMemberMachine.provide({
    actors: {
      find: fromRequest<MemberCard, FindRequest>(({ input, signal }) =>
        api.findMember({ body: { branch_id, ...input } }, { signal }),
      ),
    },
  });
}
