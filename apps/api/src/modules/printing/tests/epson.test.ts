import { lettersOn, type Paper, printOn } from '@claypot/tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CounterClient } from '../../../testing/counter.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { readEpsonResults } from '../polling/epson-xml.ts';
import { acceptedOrder, addPrinter, jobsOf, openTeamTablet, statesOf } from './printing.ts';

let restaurant: Restaurant;
let tablet: CounterClient;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openTeamTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** The report of a printer for one job, as in Epson's manual. */
const reportOf = (jobId: string, attributes: string) => `<?xml version="1.0" encoding="utf-8"?>
<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>
<printjobid>${jobId}</printjobid></Parameter><PrintResponse>
<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${attributes} status="251658262" battery="0"/>
</PrintResponse></ePOSPrint></PrintResponseInfo>`;

/** A printer with Epson Server Direct Print at an address. */
function emulatedEpson(path: string) {
  const paper: Paper[] = [];
  const post = async (fields: Record<string, string>) => {
    const answer = await restaurant.fetch(
      new Request(`http://demo.localhost:8080${path}`, {
        method: 'POST',
        body: new URLSearchParams({ ID: '', ...fields }),
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    return answer.text();
  };
  const ask = () => post({ ConnectionType: 'GetRequest' });
  return {
    paper,
    ask,
    print(xml: string) {
      const hex = /<epos-print xmlns="[^"]+"><command>([0-9a-f]+)<\/command>/.exec(xml)?.[1] ?? '';
      paper.push(printOn('escpos', Uint8Array.from(Buffer.from(hex, 'hex'))));
      return /<printjobid>([\w.-]{1,30})<\/printjobid>/.exec(xml)?.[1] ?? '';
    },
    report: (xml: string) => post({ ConnectionType: 'SetResponse', ResponseFile: xml }),
  };
}

const addEpson = async () => {
  const { path } = await addPrinter(tablet.sdk, { kind: 'epson_sdp', language: 'zh_CN' });
  return emulatedEpson(path ?? '');
};

describe('Epson Server Direct Print', () => {
  test('prints a waiting job once and reports it', async () => {
    const epson = await addEpson();
    expect(await epson.ask()).toBe('');
    await acceptedOrder(restaurant);
    const id = epson.print(await epson.ask());
    expect(await epson.ask()).toBe('');
    expect(await epson.report(reportOf(id, 'success="true" code=""'))).toBe('');
    expect(await epson.ask()).toBe('');
    expect(epson.paper.map(lettersOn)).toEqual([expect.stringMatching(/^厨房单/)]);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
  });

  test('a failure is shown', async () => {
    const epson = await addEpson();
    await acceptedOrder(restaurant);
    const id = epson.print(await epson.ask());
    await epson.report(reportOf(id, 'success="false" code="EPTR_REC_EMPTY"'));
    expect(await jobsOf(tablet)).toMatchObject([{ state: 'failed', error: 'PAPER' }]);
  });

  test('a job without a report is unconfirmed and not sent again; a late report counts', async () => {
    const epson = await addEpson();
    await acceptedOrder(restaurant);
    const id = epson.print(await epson.ask());
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    expect(await epson.ask()).toBe('');
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen unconfirmed']);
    await epson.report(reportOf(id, 'success="true" code=""'));
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
  });

  test('a request that the printer cannot read fails its open job', async () => {
    const epson = await addEpson();
    await acceptedOrder(restaurant);
    await epson.ask();
    await epson.report(`<PrintResponseInfo Version="3.00"><ServerDirectPrint>
      <Response Success="false"><ErrorSummary>Invalid XML format</ErrorSummary></Response>
      </ServerDirectPrint></PrintResponseInfo>`);
    expect(await jobsOf(tablet)).toMatchObject([{ state: 'failed', error: 'REJECTED' }]);
  });

  test('an unknown kind of request changes nothing', async () => {
    const epson = await addEpson();
    await acceptedOrder(restaurant);
    expect(await epson.report('not XML <')).toBe('');
    expect(await epson.report(reportOf('999999', 'success="true"'))).toBe('');
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued']);
  });
});

describe('readEpsonResults', () => {
  test.each([
    ['success="true" code=""', null],
    ['success="1"', null],
    ['success="false" code="EPTR_COVER_OPEN"', 'COVER'],
    ['success="false" code="EX_BADPORT"', 'OFFLINE'],
    ['success="false" code="SchemaError"', 'REJECTED'],
    ['success="false" code="EPTR_CUTTER"', 'OTHER'],
  ])('%s is %s', (attributes, error) => {
    expect(readEpsonResults(reportOf('12', attributes))).toEqual([{ jobId: '12', error }]);
  });

  test('old firmware names no job', () => {
    const xml =
      '<PrintResponseInfo Version="1.00"><response success="true" code=""/></PrintResponseInfo>';
    expect(readEpsonResults(xml)).toEqual([{ jobId: null, error: null }]);
  });
});
