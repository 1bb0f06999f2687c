import { endWithParents } from '../../scripts/lib/lifeline.ts';
import { run } from '../../scripts/lib/run.ts';
import { TURBO_ENV } from '../../scripts/lib/turbo.ts';
import { startProduct } from './product.ts';

/**
 * Builds the web app, lets a first start load the restaurant for every later one, starts one
 * product for all journeys and tells them its address.
 */
async function globalSetup() {
  // The runner removes what it has set up when it is interrupted.
  endWithParents('SIGINT');
  const build = await run('turbo', ['run', 'build', '--filter=@claypot/web'], {
    env: TURBO_ENV,
  });
  if (build.code !== 0) throw new Error(`The web app did not build:\n${build.output}`);
  const stocked = await startProduct();
  await stocked.stop();
  process.env.CLAYPOT_STOCKED = stocked.dataDir;
  const product = await startProduct();
  process.env.CLAYPOT_URL = product.url;
  process.env.CLAYPOT_CLOCK = product.clock;
  return async () => {
    await product.dispose();
    await stocked.dispose();
  };
}

// The runner wants a default export.
export default globalSetup;
