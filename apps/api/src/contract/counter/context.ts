import type { Role } from '@claypot/sdk/counter';
import type { Context } from '../context/context.ts';

/** A tablet that is signed in to a branch. */
export interface StaffDevice {
  readonly id: string;
  readonly name: string;
  readonly branchId: string;
}

/** A signed-in person. */
export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Branches of the person; `all` for owners without a device. On a device, only its branch. */
  readonly branches: readonly string[] | 'all';
}

/** Device and person of a request, each null if there is none. */
export interface StaffIdentity {
  readonly device: StaffDevice | null;
  readonly person: StaffPerson | null;
}

/** Cookies of the counter, not yet verified. */
export interface CounterCookies {
  readonly device: string | null;
  readonly staff: string | null;
}

/** Dependencies and request data passed to every handler of the counter. */
export interface CounterContext extends Context {
  readonly staff: StaffIdentity;
  readonly cookies: CounterCookies & {
    /** Sets a cookie of the response; null deletes it. */
    set(name: keyof CounterCookies, token: string | null): void;
  };
  /** Token of a manager's approval, not yet verified. */
  readonly approval: string | null;
}
