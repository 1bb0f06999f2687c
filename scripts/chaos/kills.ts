import { startProduct } from '../../e2e/support/product.ts';
import type { Finding } from './finding.ts';
import { openStreams } from './guests.ts';
import { killInTurn } from './kill-in-turn.ts';
import { checkLedger } from './ledger.ts';

const GUESTS_AT_ONCE = 4;

/** Kills the server with its embedded database `times` times while guests order. */
export async function kills(times: number): Promise<readonly Finding[]> {
  const product = await startProduct();
  const url = `http://127.0.0.1:${product.port}`;
  try {
    const crowd = await openStreams(url, { atOnce: GUESTS_AT_ONCE });
    const answers = () =>
      crowd.visits.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const killed = await killInTurn(product, times, answers);
    await crowd.leave();
    return [killed, ...(await checkLedger(url, crowd.visits))];
  } finally {
    await product.dispose();
  }
}
