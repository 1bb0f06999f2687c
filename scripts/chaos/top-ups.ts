import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Finding, finding } from './finding.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { killInTurn } from './kill-in-turn.ts';
import { letMembersIn } from './members.ts';
import { checkWallets } from './wallets.ts';

/**
 * Kills the server `times` times while members top up in two tabs each: with its embedded database
 * and, if `DATABASE_URL` is set, with PostgreSQL.
 */
export async function topUps(times: number): Promise<readonly Finding[]> {
  const embedded = await killAmidTopUps(await startProduct(), null, times);
  const { DATABASE_URL: server } = process.env;
  if (!server) return embedded;
  const onServer = await withFreshDatabase(server, async (env) =>
    killAmidTopUps(await startProduct(env), env.DATABASE_URL, times),
  );
  return [...embedded, finding('and on PostgreSQL', []), ...onServer];
}

async function killAmidTopUps(
  product: Product,
  databaseUrl: string | null,
  times: number,
): Promise<readonly Finding[]> {
  const url = `http://127.0.0.1:${product.port}`;
  try {
    const members = await letMembersIn(url);
    const killed = await killInTurn(product, times, members.answers);
    await members.leave();
    const memberRecords = await members.ask();
    // Stop the server first: the embedded database must not be open twice.
    await product.stop();
    const settings = {
      dataDir: product.dataDir,
      databaseUrl,
      databaseDirectUrl: null,
      preparedStatements: true,
    };
    return [killed, ...(await checkWallets(memberRecords, settings))];
  } finally {
    await product.dispose();
  }
}
