import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Finding, finding } from './finding.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { killInTurn } from './kill-in-turn.ts';
import { letMembersIn } from './members.ts';
import { checkWallets } from './wallets.ts';

/**
 * The server killed `times` times while members top up in two tabs each: on its embedded database,
 * and on PostgreSQL, too, where `DATABASE_URL` names a server.
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
    const told = await members.ask();
    // What is stored is looked at when nobody else has it open.
    await product.stop();
    const where = {
      dataDir: product.dataDir,
      databaseUrl,
      databaseDirectUrl: null,
      preparedStatements: true,
    };
    return [killed, ...(await checkWallets(told, where))];
  } finally {
    await product.dispose();
  }
}
