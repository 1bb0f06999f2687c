import { ApiError, type Company } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferred, stubSdk } from '../testing/fakes.ts';
import { createCompanyImplementations } from './company.live.ts';
import { selectCompany, selectCompanyStatus } from './company.selectors.ts';

function setUp(company: Company | null = null) {
  const companyInfo = vi.fn<(input: unknown, options?: unknown) => Promise<Company>>();
  const open = () => {
    const machine = createCompanyImplementations({ api: stubSdk({ companyInfo }) });
    const actor = createActor(machine, { input: { subdomain: 'demo', company } }).start();
    return {
      send: actor.send,
      stop: () => actor.stop(),
      status: () => selectCompanyStatus(actor.getSnapshot()),
      resting: () => actor.getSnapshot().matches({ ready: 'resting' }),
      company: () => selectCompany(actor.getSnapshot()),
    };
  };
  return { companyInfo, open };
}

const refused = (code: string) => new ApiError({ kind: 'refused', code, status: 404 });

describe('the company', () => {
  test('is asked for by its subdomain', async () => {
    const { companyInfo, open } = setUp();
    const reply = deferred<Company>();
    companyInfo.mockReturnValue(reply.promise);
    const { status, company } = open();
    expect(status()).toBe('loading');
    expect(companyInfo.mock.calls[0]?.[0]).toEqual({ body: { subdomain: 'demo' } });
    reply.resolve(aCompany());
    await vi.waitFor(() => expect(status()).toBe('ready'));
    expect(company()).toEqual(aCompany());
  });

  test('is ready at once where the page brought its record', () => {
    const { companyInfo, open } = setUp(aCompany());
    expect(open().status()).toBe('ready');
    expect(companyInfo).not.toHaveBeenCalled();
  });

  test.each(['COMPANY_NOT_FOUND', 'NOT_FOUND'])('does not exist: %s', async (code) => {
    const { companyInfo, open } = setUp();
    companyInfo.mockRejectedValue(refused(code));
    const { status, company } = open();
    await vi.waitFor(() => expect(status()).toBe('notFound'));
    expect(company()).toBeNull();
  });

  test('can be asked for again after a failure', async () => {
    const { companyInfo, open } = setUp();
    companyInfo.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { status, send } = open();
    await vi.waitFor(() => expect(status()).toBe('failed'));
    companyInfo.mockResolvedValue(aCompany());
    send({ type: 'RETRY' });
    expect(status()).toBe('loading');
    await vi.waitFor(() => expect(status()).toBe('ready'));
  });

  test('gives up its request when nobody waits any more', () => {
    const { companyInfo, open } = setUp();
    companyInfo.mockReturnValue(deferred<Company>().promise);
    open().stop();
    expect(companyInfo.mock.calls[0]?.[1]).toMatchObject({ signal: { aborted: true } });
  });
});

describe('its texts', () => {
  test('can be brought up to date behind what is shown', async () => {
    const { companyInfo, open } = setUp(aCompany());
    companyInfo.mockResolvedValue(aCompany({ company_offer: '第二份半价' }));
    const { status, company, send } = open();
    send({ type: 'REFRESH' });
    expect(status()).toBe('ready');
    await vi.waitFor(() => expect(company()?.company_offer).toBe('第二份半价'));
  });

  test('stay as they are when that fails', async () => {
    const { companyInfo, open } = setUp(aCompany());
    companyInfo.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { status, company, resting, send } = open();
    send({ type: 'REFRESH' });
    expect(resting()).toBe(false);
    await vi.waitFor(() => expect(resting()).toBe(true));
    expect(status()).toBe('ready');
    expect(company()).toEqual(aCompany());
  });
});
