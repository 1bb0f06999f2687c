import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectPaymentCode } from '../loyalty/payment-code/payment-code.selectors.ts';
import { replies } from '../testing/replies.ts';
import { paymentCodeMachines } from './machines/loyalty/payment-code-machines.ts';
import { type App, aRestaurant, signIn } from './testing/restaurant.ts';

const KEY = 'claypot:demo:payment-code';

/** Presses the button for the code. */
function press(app: App) {
  const code = createActor(app.machines(paymentCodeMachines).paymentCode).start();
  code.send({ type: 'SHOW' });
  return selectPaymentCode(code.getSnapshot());
}

async function begin() {
  const restaurant = aRestaurant();
  const { open, operations, ports } = restaurant;
  const app = await open();
  const rest = async () => {
    ports.reads.rest();
    await replies();
  };
  return { ...restaurant, app, requests: operations.paymentCode.mock.calls, rest };
}

test('stores the secret after the sign-in, so that a later visit needs no connection', async () => {
  const { app, open, operations, ports, requests, rest } = await begin();
  await signIn(app);
  await rest();
  expect(requests).toHaveLength(1);
  app.stop();
  operations.paymentCode.mockRejectedValue(new Error('offline'));
  const later = await open();
  ports.clock.advance(7 * 24 * 3_600_000);
  await rest();
  expect(press(later)).toMatchObject({
    status: 'shown',
    code: { digits: expect.stringMatching(/^\d{6}$/) },
  });
  expect(requests).toHaveLength(1);
});

test('stores it for a member who signed in with an earlier version', async () => {
  const { app, open, ports, requests, rest } = await begin();
  await signIn(app);
  app.stop();
  await rest();
  ports.storage.remove(KEY);
  await open();
  await rest();
  expect(ports.storage.get(KEY)).not.toBeNull();
  expect(requests.length).toBeGreaterThan(0);
});

test('erases it at the sign-out, and requests another after the next sign-in', async () => {
  const { app, ports, requests, rest } = await begin();
  await signIn(app);
  await rest();
  expect(ports.storage.get(KEY)).not.toBeNull();
  app.session.send({ type: 'SIGN_OUT' });
  expect(ports.storage.get(KEY)).toBeNull();
  await signIn(app);
  await rest();
  expect(requests).toHaveLength(2);
});

test('erases it when the server ends the session', async () => {
  const { app, ports, rest } = await begin();
  await signIn(app);
  await rest();
  ports.caller?.onUnauthorized(ports.caller.token());
  expect(ports.storage.get(KEY)).toBeNull();
});

test('requests nothing for a guest', async () => {
  const { app, requests, rest } = await begin();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await rest();
  expect(requests).toHaveLength(0);
});
