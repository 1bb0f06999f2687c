import { renderEscPos } from '@claypot/tickets';
import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { wireInstant } from '../../../contract/wire.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { LEASE_SECONDS } from '../jobs/lease.ts';
import { viewPrintJob } from '../jobs/print-jobs.ts';
import { takeJob } from '../jobs/take-job.ts';
import { requirePrinter } from '../printers/printer-view.ts';
import { notePrinterSeen } from '../printers/printers.ts';

/**
 * Gives the next job of a printer by cable to a device. A locked device prints, too: the paper lies
 * in the kitchen, and an order must not wait until a person signs in.
 */
export const leasePrintJob: CounterHandler<'leasePrintJob'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const printer = await requirePrinter(db, context, body.printer_id);
  const { device } = staff;
  if (device === null) throw new ApiError('DEVICE_NOT_PAIRED');
  if (printer.kind !== 'usb') throw invalidRequest('body.printer_id');
  await notePrinterSeen(db, company.id, printer, now);
  const taken = await takeJob(context, { printer, deviceId: device.id });
  if (taken === null) return null;
  return {
    job: viewPrintJob(taken.job, company.time_zone),
    data: Buffer.from(renderEscPos(taken.document)).toString('base64'),
    lease_ends_at: wireInstant(now.add({ seconds: LEASE_SECONDS }), company.time_zone),
  };
};
