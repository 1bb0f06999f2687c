import { endWithParents } from '../../scripts/lib/lifeline.ts';
import { run } from '../../scripts/lib/run.ts';
import { TURBO_ENV } from '../../scripts/lib/turbo.ts';
import { startProduct } from './product.ts';

/**
 * Builds the web app and seeds a data folder that later servers copy. Starts one product for all
 * journeys and publishes its URL in the environment.
 */
async function globalSetup() {
  // When the run is interrupted, Playwright tears down the setup itself.
  endWithParents('SIGINT');
  const build = await run('turbo', ['run', 'build', '--filter=@claypot/web'], {
    env: TURBO_ENV,
  });
  if (build.code !== 0) throw new Error(`The web app did not build:\n${build.output}`);
  const seeded = await startProduct();
  await seeded.stop();
  process.env.CLAYPOT_STOCKED = seeded.dataDir;
  const product = await startProduct();
  process.env.CLAYPOT_URL = product.url;
  process.env.CLAYPOT_CLOCK = product.clock;
  return async () => {
    await product.dispose();
    await seeded.dispose();
  };
}

// Playwright requires a default export.
export default globalSetup;
