import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import type { Weather } from '../../testing/weather.ts';
import { aBrowser } from './testing/harness.ts';

type Press = 'OPEN' | 'CLOSE' | 'RETRY' | 'DISMISS';

type Step =
  | { do: 'send'; tab: 0 | 1; dish: string }
  | { do: 'press'; tab: 0 | 1; event: Press }
  | { do: 'reload'; tab: 0 | 1 }
  | { do: 'wait'; milliseconds: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'lateRequestsArrive' };

const tab = fc.constantFrom<0 | 1>(0, 1);
const does = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      do: does('send'),
      tab,
      dish: fc.constantFrom('rice', 'soup', 'nothing'),
    }),
    weight: 4,
  },
  fc.record({
    do: does('press'),
    tab,
    event: fc.constantFrom<Press>('OPEN', 'CLOSE', 'RETRY', 'DISMISS'),
  }),
  fc.record({ do: does('reload'), tab }),
  fc.record({ do: does('wait'), milliseconds: fc.constantFrom(1000, 5000, 20_000) }),
  fc.record({
    do: does('weather'),
    weather: fc.constantFrom<Weather>('replyLost', 'requestLost', 'late', 'hangs'),
  }),
  fc.record({ do: does('lateRequestsArrive') }),
);

/** Runs the script for one customer with two tabs. */
async function live(script: readonly Step[]) {
  const browser = aBrowser();
  const tabs = { 0: browser.openPage(), 1: browser.openPage() };
  const acts: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => void } = {
    send: (step) => tabs[step.tab].send(step.dish),
    press: (step) => tabs[step.tab].press({ type: step.event }),
    reload: (step) => {
      tabs[step.tab].actor.stop();
      tabs[step.tab] = browser.openPage();
    },
    wait: (step) => browser.ports.clock.advance(step.milliseconds),
    weather: (step) => browser.server.forecast(step.weather),
    lateRequestsArrive: () => browser.server.lateRequestsArrive(),
  };
  for (const step of script) {
    (acts[step.do] as (step: Step) => void)(step);
    await replies();
  }
  return { ...browser, tabs };
}

it('never creates a second resource before the customer knows of the first, with lost or late requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
      const { server, tabs } = await live(script);
      server.lateRequestsArrive();
      expect(server.doubled).toEqual([]);
      for (const { actor } of Object.values(tabs)) actor.stop();
    }),
    { numRuns: 300 },
  );
});

it('always completes once the network works, and the next page reports all that was created', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (script) => {
      const { openPage, ports, server, tabs } = await live(script);
      server.clearUp();
      for (let minute = 0; minute < 4; minute += 1) {
        ports.clock.advance(60_000);
        await replies();
      }
      for (const page of Object.values(tabs)) {
        expect(['idle', 'rejected', 'notMade', 'done']).toContain(page.stage());
        page.actor.stop();
      }
      // A request that arrived after the server had reported nothing is found by its key.
      const next = openPage();
      await replies();
      next.actor.stop();
      for (const { id } of server.made.values()) expect(server.seen).toContain(id);
    }),
    { numRuns: 200 },
  );
});
