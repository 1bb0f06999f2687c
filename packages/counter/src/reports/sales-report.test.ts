import { selectQuery } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { SalesReportRequest } from '@claypot/sdk/counter';
import { aSalesReport } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { TODAY } from './report-request.ts';
import { createSalesReport } from './sales-report.implementation.ts';

function open() {
  const requests: SalesReportRequest[] = [];
  const server = { isUp: true };
  const runtime = fakeRuntime({
    salesReport: async ({ body }) => {
      requests.push(body);
      if (!server.isUp) throw new ApiError({ kind: 'network' });
      return aSalesReport();
    },
  });
  const actor = createActor(createSalesReport(runtime), { input: TODAY }).start();
  return { actor, requests, server, view: () => selectQuery(actor.getSnapshot()) };
}

test('loads the chosen report', async () => {
  const { actor, requests, view } = open();
  expect(view().status).toBe('loading');
  await replies();
  expect(view()).toMatchObject({ status: 'ready', data: aSalesReport() });
  actor.send({ type: 'SET_INPUT', input: { ...TODAY, range: 'last_month' } });
  await replies();
  expect(requests.map(({ range }) => range)).toEqual(['today', 'last_month']);
});

test('shows a failure, and loads the report when it is repeated', async () => {
  const { actor, server, view } = open();
  server.isUp = false;
  actor.send({ type: 'SET_INPUT', input: { ...TODAY, range: 'yesterday' } });
  await replies();
  expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
  server.isUp = true;
  actor.send({ type: 'RETRY' });
  await replies();
  expect(view().status).toBe('ready');
});
