import { ApiError } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createCompanyTexts } from './company-texts.implementation.ts';

function setUp() {
  const companyInfo = vi.fn(async (_: unknown) => aCompany({ company_tnc: '<p>18 or older</p>' }));
  const machine = createCompanyTexts({
    api: stubSdk({ companyInfo }),
    cache: createQueryCache(controlledClock()),
    subdomain: 'demo',
  });
  const open = async () => {
    const actor = createActor(machine).start();
    await replies();
    return selectQuery(actor.getSnapshot());
  };
  return { companyInfo, open };
}

test('loads the texts by subdomain, once for all readers', async () => {
  const { companyInfo, open } = setUp();
  expect(await open()).toMatchObject({
    status: 'ready',
    data: { company_tnc: '<p>18 or older</p>' },
  });
  await open();
  expect(companyInfo).toHaveBeenCalledOnce();
  expect(companyInfo.mock.calls[0]?.[0]).toEqual({ body: { subdomain: 'demo' } });
});

test('loads again after a failure', async () => {
  const { companyInfo, open } = setUp();
  companyInfo.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  expect((await open()).status).toBe('failed');
  expect((await open()).status).toBe('ready');
});
