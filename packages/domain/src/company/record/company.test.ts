import { ApiError, type Company } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { ALWAYS_UP } from '../../ports/ports.ts';
import { deferred, stubSdk } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { replies } from '../../testing/replies.ts';
import { createCompany } from './company.implementation.ts';
import { selectCompany, selectCompanyStatus, selectTimeZone } from './company.selectors.ts';

function setUp(company: Company | null = null) {
  const storage = memoryStorage();
  const companyInfo = vi.fn<(input: unknown, options?: unknown) => Promise<Company>>();
  const open = () => {
    const machine = createCompany({
      api: stubSdk({ companyInfo }),
      connection: ALWAYS_UP,
      storage,
      subdomain: 'demo',
      preloaded: { company, language: 'en' },
    });
    const actor = createActor(machine, { input: 'en' }).start();
    return {
      send: actor.send,
      stop: () => actor.stop(),
      status: () => selectCompanyStatus(actor.getSnapshot()),
      refreshing: () => selectQuery(actor.getSnapshot()).refreshing,
      company: () => selectCompany(actor.getSnapshot()),
      zone: () => selectTimeZone(actor.getSnapshot()),
    };
  };
  return { companyInfo, open };
}

const rejected = (code: string) => new ApiError({ kind: 'rejected', code, status: 404 });

describe('company query', () => {
  test('loads the company by subdomain', async () => {
    const { companyInfo, open } = setUp();
    const reply = deferred<Company>();
    companyInfo.mockReturnValue(reply.promise);
    const { status, company, zone } = open();
    expect(status()).toBe('loading');
    expect(zone).toThrow('before the company is known');
    expect(companyInfo.mock.calls[0]?.[0]).toEqual({ body: { subdomain: 'demo' } });
    reply.resolve(aCompany({ time_zone: 'Asia/Tokyo' }));
    await vi.waitFor(() => expect(status()).toBe('ready'));
    expect(company()).toEqual(aCompany({ time_zone: 'Asia/Tokyo' }));
    expect(zone()).toBe('Asia/Tokyo');
  });

  test('is ready at once if the page embeds the record', () => {
    const { companyInfo, open } = setUp(aCompany());
    expect(open().status()).toBe('ready');
    expect(companyInfo).not.toHaveBeenCalled();
  });

  test('shows the persisted record at the next visit and refreshes it', async () => {
    const { companyInfo, open } = setUp();
    companyInfo.mockResolvedValue(aCompany({ company_name: 'Old House' }));
    const first = open();
    await replies();
    first.stop();
    const reply = deferred<Company>();
    companyInfo.mockReturnValue(reply.promise);
    const { company, refreshing, status } = open();
    expect([status(), refreshing(), company()?.company_name]).toEqual(['ready', true, 'Old House']);
    reply.resolve(aCompany({ company_name: 'New House' }));
    await replies();
    expect([refreshing(), company()?.company_name]).toEqual([false, 'New House']);
  });

  test.each(['COMPANY_NOT_FOUND', 'NOT_FOUND'])('has status notFound on %s', async (code) => {
    const { companyInfo, open } = setUp();
    companyInfo.mockRejectedValue(rejected(code));
    const { status, company } = open();
    await vi.waitFor(() => expect(status()).toBe('notFound'));
    expect(company()).toBeNull();
  });

  test('reloads on RETRY after a failed load', async () => {
    const { companyInfo, open } = setUp();
    companyInfo.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { status, send } = open();
    await vi.waitFor(() => expect(status()).toBe('failed'));
    companyInfo.mockResolvedValue(aCompany());
    send({ type: 'RETRY' });
    expect(status()).toBe('loading');
    await vi.waitFor(() => expect(status()).toBe('ready'));
  });

  test('aborts its request when the actor stops', () => {
    const { companyInfo, open } = setUp();
    companyInfo.mockReturnValue(deferred<Company>().promise);
    open().stop();
    expect(companyInfo.mock.calls[0]?.[1]).toMatchObject({ signal: { aborted: true } });
  });
});

describe('change of language', () => {
  const inChinese = { type: 'SET_INPUT', input: 'zh_CN' } as const;

  test('shows the previous texts until the new ones load', async () => {
    const { companyInfo, open } = setUp(aCompany());
    companyInfo.mockResolvedValue(aCompany({ company_offer: '第二份半价' }));
    const { status, company, send } = open();
    send(inChinese);
    expect(status()).toBe('ready');
    expect(company()).toEqual(aCompany());
    await vi.waitFor(() => expect(company()?.company_offer).toBe('第二份半价'));
  });

  test('keeps the previous texts when the load fails', async () => {
    const { companyInfo, open } = setUp(aCompany());
    companyInfo.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { status, company, refreshing, send } = open();
    send(inChinese);
    expect(refreshing()).toBe(true);
    await vi.waitFor(() => expect(refreshing()).toBe(false));
    expect(status()).toBe('ready');
    expect(company()).toEqual(aCompany());
  });

  test('discards the texts in flight when the language changes back', async () => {
    const { companyInfo, open } = setUp(aCompany());
    const chinese = deferred<Company>();
    companyInfo.mockReturnValue(chinese.promise);
    const { company, refreshing, send } = open();
    send(inChinese);
    send({ type: 'SET_INPUT', input: 'en' });
    expect(refreshing()).toBe(false);
    chinese.resolve(aCompany({ company_offer: '第二份半价' }));
    await replies();
    expect(company()).toEqual(aCompany());
  });
});
