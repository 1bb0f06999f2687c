import { holdsForEveryPayment, type Press } from '../../machines/payment/testing/invariants.ts';
import { aBrowser } from './testing/harness.ts';

function open() {
  const { openPage, ports, server } = aBrowser();
  const { topUps } = server;
  return {
    advance: ports.clock.advance,
    openPage() {
      const page = openPage();
      return {
        submit: (changed: boolean) => page.topUp(changed ? 100_000 : 50_000),
        press: (type: Press) => page.send({ type }),
        adopt: page.adopt,
        stage: page.stage,
        stop: () => void page.actor.stop(),
      };
    },
    server: {
      ...server,
      settle(paid: boolean) {
        for (const { id, status } of topUps.byKey.values()) {
          if (status === 'MAKING PAYMENT') (paid ? topUps.pay : topUps.decline)(id);
        }
      },
    },
  };
}

holdsForEveryPayment(open, ['form', 'paid']);
