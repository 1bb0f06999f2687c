import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replies } from '../../../testing/replies.ts';
import type { Weather } from '../../../testing/weather.ts';

export type Press = 'CONFIRM' | 'DISMISS' | 'RETRY' | 'CANCEL' | 'RETURNED';

type Step =
  | { do: 'submit'; tab: 0 | 1; changed: boolean }
  | { do: 'press'; tab: 0 | 1; event: Press }
  | { do: 'reload'; tab: 0 | 1 }
  /** The tab receives the storage event of another tab. */
  | { do: 'hear'; tab: 0 | 1 }
  | { do: 'wait'; milliseconds: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'lateRequestsArrive' }
  | { do: 'pay' }
  | { do: 'decline' };

const tab = fc.constantFrom<0 | 1>(0, 1);
const does = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const submits = fc.record({ do: does('submit'), tab, changed: fc.boolean() });
const steps: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: submits, weight: 5 },
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

interface Page {
  submit(changed: boolean): void;
  press(event: Press): void;
  adopt(): void;
  stage(): string;
  stop(): void;
}

interface Browser {
  openPage(): Page;
  advance(milliseconds: number): void;
  server: {
    forecast(...next: Weather[]): void;
    lateRequestsArrive(): void;
    clearUp(): void;
    /** Marks all unpaid items as paid or declined. */
    settle(paid: boolean): void;
    /** Keys of items created while another one was unpaid. */
    doubled: readonly string[];
  };
}

/** Returns a customer with two tabs that execute the steps. */
function aCustomer(browser: Browser) {
  const tabs = { 0: browser.openPage(), 1: browser.openPage() };
  const acts: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => void } = {
    submit: (step) => tabs[step.tab].submit(step.changed),
    press: (step) => tabs[step.tab].press(step.event),
    reload: (step) => {
      tabs[step.tab].stop();
      tabs[step.tab] = browser.openPage();
    },
    hear: (step) => tabs[step.tab].adopt(),
    wait: (step) => browser.advance(step.milliseconds),
    weather: (step) => browser.server.forecast(step.weather),
    lateRequestsArrive: () => browser.server.lateRequestsArrive(),
    pay: () => browser.server.settle(true),
    decline: () => browser.server.settle(false),
  };
  const run = (step: Step) => (acts[step.do] as (step: Step) => void)(step);
  return { server: browser.server, run, tabs: () => Object.values(tabs) };
}

/**
 * Tests the invariants of every payment.
 *
 * @param ends stages in which a page may end once the network works
 */
export function holdsForEveryPayment(open: () => Browser, ends: readonly string[]): void {
  it('never creates a second item while the first may still be paid, with lost or late requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
        const customer = aCustomer(open());
        for (const step of script) {
          customer.run(step);
          await replies();
        }
        customer.server.lateRequestsArrive();
        expect(customer.server.doubled).toEqual([]);
        for (const page of customer.tabs()) page.stop();
      }),
      { numRuns: 300 },
    );
  });

  it('always returns to the form or completes once the network works', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (script) => {
        const customer = aCustomer(open());
        for (const step of script) {
          customer.run(step);
          await replies();
        }
        customer.server.clearUp();
        for (let minute = 0; minute < 4; minute += 1) {
          customer.run({ do: 'pay' });
          customer.run({ do: 'wait', milliseconds: 60_000 });
          await replies();
        }
        for (const page of customer.tabs()) expect(ends).toContain(page.stage());
        for (const page of customer.tabs()) page.stop();
      }),
      { numRuns: 200 },
    );
  });
}
