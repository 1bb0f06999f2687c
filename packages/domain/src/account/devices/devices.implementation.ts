import type { MemberSession } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { MEMBER_KEY } from '../member/member-key.ts';
import type { Member } from '../session/member.ts';

export interface DevicesDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  emit: Emit;
  member: () => Member | null;
}

type Devices = readonly MemberSession[];

const keyOf = (member: Member | null) =>
  queryKey<Devices>(...MEMBER_KEY, 'devices', member?.id ?? null);

/** Creates the query of the member's sessions, this device first. Guests get an empty list. */
export function createDevices({ api, cache, member }: Omit<DevicesDeps, 'emit'>) {
  return createQuery<undefined, Devices>(cache, {
    key: () => keyOf(member()),
    async load(_, signal) {
      const customerId = member()?.id;
      if (customerId === undefined) return [];
      return api.sessionList({ path: { customerId } }, { signal });
    },
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/**
 * Creates the mutation that signs the member out on all other devices, after a confirmation. Emits
 * `devices.signedOut`, or `action.rejected` on failure. Rejects guests with `USER_NOT_FOUND`.
 */
export function createSignOutOthers({ api, cache, emit, member }: DevicesDeps) {
  return createMutation<object, Devices>({
    mustAsk: async () => true,
    async run(_, { signal }) {
      const who = member();
      if (who === null) throw new BusinessError('USER_NOT_FOUND');
      const left = await api.sessionEndOthers({ body: { customer_id: who.id } }, { signal });
      cache.put(keyOf(who), left);
      return left;
    },
    onDone: () => emit({ type: 'devices.signedOut' }),
    onRejected: (code) => emit({ type: 'action.rejected', code }),
  });
}
