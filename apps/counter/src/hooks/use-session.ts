import { type SessionView, selectSession } from '@claypot/counter/staff';
import { useSelector } from '@xstate/react';
import { useCounter } from './counter-context.ts';

/** Returns the session of the device and its person. */
export function useSession(): SessionView {
  return useSelector(useCounter().session, selectSession);
}
