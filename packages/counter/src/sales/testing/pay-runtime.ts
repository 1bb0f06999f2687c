import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { aBill, anApproval, aSession } from '@claypot/testing/counter';
import { vi } from 'vitest';
import { type FakeRuntime, fakeRuntime } from '../../app/testing/runtime.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import type { PayDeps } from '../shared/pay-deps.ts';

interface PayRuntime {
  readonly runtime: FakeRuntime;
  readonly deps: PayDeps;
  /** Records the bills that the screen gets. */
  readonly onBill: ReturnType<typeof vi.fn<PayDeps['onBill']>>;
}

/** Returns what actions on a bill need, for a person with the role. */
export function payRuntime(operations: Partial<CounterSdk>, role: Role = 'cashier'): PayRuntime {
  const session = aSession();
  const person = session.person && { ...session.person, id: `st_${role}`, role };
  const runtime = fakeRuntime(
    { bill: async () => aBill(), approve: async () => anApproval(), ...operations },
    { ...session, person },
  );
  const onBill = vi.fn<PayDeps['onBill']>();
  return { runtime, onBill, deps: { ...runtime, keys: createPressKeys(runtime.random), onBill } };
}
