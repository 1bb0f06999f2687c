import { type Context as Call, Hono } from 'hono';
import { limitBody, limitTo } from '../../../platform/http/body/limit-bodies.ts';
import type { PrinterKind } from '../printers/printers.ts';
import { answerEpson } from './epson.ts';
import { findPollingPrinter, type PollingContext, type PollingOptions } from './polling-context.ts';
import { answerStarPoll, fetchStarJob, reportStarJob } from './star.ts';

/** Maximum size of a printer's request, in bytes. */
const REQUEST = limitTo(16 * 1024);

/**
 * Creates the routes from which printers fetch their jobs. The address has the printer's secret;
 * every other address is 404.
 */
export function createPrinterRoutes(options: PollingOptions): Hono {
  const find = (call: Call, kind: PrinterKind): Promise<PollingContext | null> => {
    limitBody(call, REQUEST);
    call.header('Cache-Control', 'no-store');
    const token = call.req.param('token') ?? '';
    return findPollingPrinter(options, call.req.raw, { token, kind });
  };
  return new Hono()
    .post('/star/:token', async (call) => {
      const context = await find(call, 'star_cloudprnt');
      if (context === null) return call.body(null, 404);
      return call.json(await answerStarPoll(context, await readJson(call)));
    })
    .get('/star/:token', async (call) => {
      const context = await find(call, 'star_cloudprnt');
      if (context === null) return call.body(null, 404);
      const type = call.req.query('type') ?? '';
      const data = await fetchStarJob(context, { type, token: call.req.query('token') ?? null });
      if (typeof data === 'number') return call.body(null, data);
      return call.body(data.bytes, 200, { 'Content-Type': data.type });
    })
    .delete('/star/:token', async (call) => {
      const context = await find(call, 'star_cloudprnt');
      if (context === null) return call.body(null, 404);
      const code = call.req.query('code') ?? '';
      await reportStarJob(context, { code, token: call.req.query('token') ?? null });
      return call.body(null, 200);
    })
    .post('/epson/:token', async (call) => {
      const context = await find(call, 'epson_sdp');
      if (context === null) return call.body(null, 404);
      const answer = await answerEpson(context, new URLSearchParams(await call.req.text()));
      return call.body(answer, 200, { 'Content-Type': 'text/xml; charset=utf-8' });
    });
}

/** Returns null for a body that is not JSON; such a poll has no status. */
async function readJson(call: Call): Promise<unknown> {
  const text = await call.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
