import { fromRequest } from '@claypot/domain/flows';
import type { Session } from '@claypot/sdk/counter';
import type { NonReducibleUnknown } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import { type EnteredPin, type PinPadMachine, unprovidedPinPad } from './pin-pad.machine.ts';

/** Creates a PIN pad that sends the PIN with `check`. */
export function createPinPad<TSubject extends NonReducibleUnknown, TResult>(
  check: (entered: EnteredPin<TSubject>, signal: AbortSignal) => Promise<TResult>,
): PinPadMachine<TSubject, TResult> {
  return unprovidedPinPad<TSubject, TResult>().provide({
    actors: {
      check: fromRequest<{ result: TResult }, EnteredPin<TSubject>>(async ({ input, signal }) => ({
        result: await check(input, signal),
      })),
    },
  });
}

/**
 * Creates the PIN pad of a locked device, which signs a person in. Start it with the people of the
 * session: `input: { people, subject: null }`.
 */
export function createPinSignIn({ api, session }: Pick<CounterRuntime, 'api' | 'session'>) {
  return createPinPad<null, Session>(({ pin, staff_id }, signal) =>
    session.change(async () => {
      const signedIn = await api.signInWithPin({ body: { staff_id, pin } }, { signal });
      signal.throwIfAborted();
      return signedIn;
    }),
  );
}
