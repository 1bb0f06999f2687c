import {
  isFailure,
  type RaceScenario,
  raceScenarios,
} from '../../apps/api/src/testing/http/rushes.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { countEach, type Finding, finding, type Part } from './finding.ts';

const COUNT = 1000;

/** A thousand concurrent requests for the last vouchers, uses, points and sen. */
export const vouchers: Part = async () => {
  const restaurant = await openRestaurant();
  const findings: Finding[] = [];
  try {
    for (const scenario of raceScenarios) {
      await restaurant.reset();
      findings.push(await runScenario(restaurant, scenario));
    }
    return findings;
  } finally {
    await restaurant.close();
  }
};

async function runScenario(restaurant: Restaurant, scenario: RaceScenario): Promise<Finding> {
  const { name, enoughFor, rejections, run, stored } = scenario;
  const began = performance.now();
  const results = await run(restaurant, COUNT);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const done = results.filter((each) => each === 'done').length;
  const odd = results.filter((each) => each !== 'done' && !rejections.includes(each));
  const ledger = await restaurant.db.one<{ taken: number; lowest: number | null }>(stored);
  const text = `${COUNT} concurrent requests for ${name}: ${countEach(results)}; ${seconds} s`;
  return finding(text, [
    ...(done === enoughFor ? [] : [`${done} requests succeeded, expected ${enoughFor}`]),
    ...(ledger?.taken === enoughFor && ledger.lowest === 0 ? [] : [JSON.stringify(ledger)]),
    ...odd,
    ...restaurant.reported.filter(isFailure).map(String),
  ]);
}
