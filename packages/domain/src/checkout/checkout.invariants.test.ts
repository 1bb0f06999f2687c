import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replies } from '../testing/replies.ts';
import type { Weather } from '../testing/weather.ts';
import { aBrowser } from './testing/harness.ts';

type Press = 'CONFIRM' | 'DISMISS' | 'RETRY' | 'CANCEL' | 'RETURNED';

type Step =
  | { do: 'order'; tab: 0 | 1; remark: string | null }
  | { do: 'press'; tab: 0 | 1; event: Press }
  | { do: 'reload'; tab: 0 | 1 }
  /** The tab hears of what another one has stored. */
  | { do: 'hear'; tab: 0 | 1 }
  | { do: 'wait'; milliseconds: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'lateRequestsArrive' }
  | { do: 'pay' }
  | { do: 'decline' };

const tab = fc.constantFrom<0 | 1>(0, 1);
const does = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const orders = fc.record({ do: does('order'), tab, remark: fc.constantFrom(null, 'No lard') });
const steps: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: orders, weight: 5 },
  fc.record({
    do: does('press'),
    tab,
    event: fc.constantFrom<Press>('CONFIRM', 'DISMISS', 'RETRY', 'CANCEL', 'RETURNED'),
  }),
  fc.record({ do: does('reload'), tab }),
  fc.record({ do: does('hear'), tab }),
  fc.record({ do: does('wait'), milliseconds: fc.constantFrom(1000, 5000, 20_000) }),
  fc.record({
    do: does('weather'),
    weather: fc.constantFrom<Weather>('replyLost', 'requestLost', 'late', 'hangs'),
  }),
  fc.record({ do: does('lateRequestsArrive') }),
  fc.record({ do: does('pay') }),
  fc.record({ do: does('decline') }),
);

/** One customer with two tabs, to whom the script happens. */
function aCustomer() {
  const browser = aBrowser();
  const tabs = [browser.openPage(), browser.openPage()];
  const at = (index: 0 | 1) => {
    const page = tabs[index];
    if (page === undefined) throw new Error('There are two tabs');
    return page;
  };
  const settle = (status: 'PREPARING' | 'CANCELLED') => {
    for (const order of browser.server.orders.values()) {
      if (order.status === 'MAKING PAYMENT') browser.server.become(status, order.id);
    }
  };
  function reload(index: 0 | 1) {
    at(index).actor.stop();
    tabs[index] = browser.openPage();
  }
  const acts: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => void } = {
    order: (step) => at(step.tab).order({ buyer_remark: step.remark }),
    press: (step) => at(step.tab).send({ type: step.event }),
    reload: (step) => reload(step.tab),
    hear: (step) => at(step.tab).adopt(),
    wait: (step) => browser.ports.clock.advance(step.milliseconds),
    weather: (step) => browser.server.forecast(step.weather),
    lateRequestsArrive: () => browser.server.lateRequestsArrive(),
    pay: () => settle('PREPARING'),
    decline: () => settle('CANCELLED'),
  };
  const take = (step: Step) => (acts[step.do] as (step: Step) => void)(step);
  return { ...browser, take, tabs };
}

it('never makes a second order while the first may still be paid, whatever is lost or late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
      const customer = aCustomer();
      for (const step of script) {
        customer.take(step);
        await replies();
      }
      customer.server.lateRequestsArrive();
      expect(customer.server.doubled).toEqual([]);
      for (const { actor } of customer.tabs) actor.stop();
    }),
    { numRuns: 300 },
  );
});

it('always finds a way back to the form or on to the order once the network is fine', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (script) => {
      const customer = aCustomer();
      for (const step of script) {
        customer.take(step);
        await replies();
      }
      customer.server.clearUp();
      for (let minute = 0; minute < 4; minute += 1) {
        customer.take({ do: 'pay' });
        customer.take({ do: 'wait', milliseconds: 60_000 });
        await replies();
      }
      const ends = customer.tabs.map((page) => page.stage());
      for (const end of ends) expect(['form', 'confirmingGuest', 'paid']).toContain(end);
      for (const { actor } of customer.tabs) actor.stop();
    }),
    { numRuns: 200 },
  );
});
