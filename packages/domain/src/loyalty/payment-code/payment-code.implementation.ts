import { assign } from 'xstate';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { required } from '../../machines/base/required.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CodeSecret } from './code-secret.ts';
import { paymentCodeMachine } from './payment-code.machine.ts';
import { paymentCodeAt } from './payment-code.ts';

export interface PaymentCodeDeps extends Pick<Ports, 'clock' | 'connection'> {
  secret: CodeSecret;
}

/** Difference between clocks in ms that is no mistake: the server accepts one step more. */
const TOLERANCE = 30_000;

/** Returns the machine of the one-time code, which reads secret and time of the device. */
export function createPaymentCode({ clock, connection, secret }: PaymentCodeDeps) {
  return paymentCodeMachine.provide({
    actors: {
      load: fromRequest(({ signal }) => secret.load(signal)),
      connection: fromConnection(connection),
    },
    guards: {
      hasSecret: () => secret.read() !== null,
      isClockWrong: () => {
        const record = secret.read();
        return record !== null && clock.now().epochMilliseconds + TOLERANCE < record.sentAt;
      },
    },
    actions: {
      makeCode: assign(() => ({ code: paymentCodeAt(required(secret.read()), clock.now()) })),
    },
  });
}
