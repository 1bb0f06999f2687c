import { renderEscPos } from '@claypot/tickets';
import { reportOutcome } from '../jobs/outcome.ts';
import { takeJob } from '../jobs/take-job.ts';
import { epsonRequest, readEpsonResults } from './epson-xml.ts';
import { findNamedJob, type PollingContext } from './polling-context.ts';

/**
 * Epson Server Direct Print: a printer asks and reports by a form. An empty answer means that
 * nothing is to do. Source: Epson's "Server Direct Print User's Manual".
 */
export async function answerEpson(context: PollingContext, form: URLSearchParams): Promise<string> {
  switch (form.get('ConnectionType')) {
    case 'GetRequest': {
      const taken = await takeJob(context, { printer: context.printer, deviceId: null });
      if (taken === null) return '';
      return epsonRequest(String(taken.job.position), renderEscPos(taken.document));
    }
    case 'SetResponse':
      await report(context, form.get('ResponseFile') ?? '');
      return '';
    default:
      return '';
  }
}

async function report(context: PollingContext, xml: string): Promise<void> {
  for (const { jobId, error } of readEpsonResults(xml)) {
    const job = await findNamedJob(context, jobId);
    if (job !== null) await reportOutcome(context.db, job, error, context.now);
  }
}
