import { holdsForEveryPayment, type Press } from '../../machines/payment/testing/invariants.ts';
import { aBrowser } from './testing/harness.ts';

function open() {
  const { openPage, ports, server } = aBrowser();
  return {
    advance: ports.clock.advance,
    openPage() {
      const page = openPage();
      return {
        submit: (changed: boolean) => page.order({ buyer_remark: changed ? 'No lard' : null }),
        press: (type: Press) => page.send({ type }),
        adopt: page.adopt,
        stage: page.stage,
        stop: () => void page.actor.stop(),
      };
    },
    server: {
      ...server,
      settle(paid: boolean) {
        for (const { id, status } of server.orders.values()) {
          if (status === 'MAKING PAYMENT') server.become(paid ? 'PREPARING' : 'CANCELLED', id);
        }
      },
    },
  };
}

holdsForEveryPayment(open, ['form', 'confirmingGuest', 'paid']);
