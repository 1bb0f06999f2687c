import { expect, test, vi } from 'vitest';
import type { Language } from '../../../shared/text/language.ts';
import { fillPage } from './fill-page.ts';
import { createFilledPages } from './filled-pages.ts';
import type { PageList } from './page-list.ts';
import { splitPage } from './split-page.ts';

const HTML =
  '<head><link rel="modulepreload" data-soon href="/sdk.js"><title>%%company.company_name%%</title>' +
  '</head><div id="root"><p>%%text.company_tnc%%</p></div><!--/root--><!--company-record-->';

function begin() {
  const html = vi.fn<PageList['html']>((page, language) => `${HTML}${page} ${language}`);
  const pages: PageList = {
    find: () => null,
    notFound: 'notFound',
    companyNotFound: 'companyNotFound',
    unavailable: 'maintenance',
    html,
    names: ['menu', 'home'],
    version: 'v1',
    scripts: [],
    publicStyles: [],
  };
  return { filled: createFilledPages({ pages, policy: '', worker: true }, '/sw.js'), html };
}

const companyOf = (name: string) => ({ company_name: name, company_tnc: `<p>Of ${name}</p>` });
const choose = (page: string, name: string) => ({ page, status: 200, company: companyOf(name) });

test('returns the parts of each page, language and company, without code for later', () => {
  const { filled } = begin();
  for (const turn of ['first', 'cached']) {
    for (const page of ['menu', 'home']) {
      for (const language of ['en', 'zh_CN'] satisfies Language[]) {
        for (const name of ['Alpha', 'Beta']) {
          const fresh = fillPage(`${HTML}${page} ${language}`, companyOf(name));
          const parts = splitPage(fresh.replace(/<link[^>]*>/, ''));
          expect([turn, filled.parts(choose(page, name), language)]).toEqual([turn, parts]);
        }
      }
    }
  }
});

test('fills a page again only when the company record changes', () => {
  const { filled, html } = begin();
  filled.parts(choose('menu', 'Alpha'), 'en');
  filled.parts(choose('menu', 'Alpha'), 'en');
  expect(html).toHaveBeenCalledOnce();
  expect(filled.parts(choose('menu', 'Alpha 2'), 'en').head).toContain('<title>Alpha 2</title>');
  expect(html).toHaveBeenCalledTimes(2);
});

test('returns the same page for the same status, and another for another', () => {
  const { filled } = begin();
  const found = choose('menu', 'Alpha');
  expect(filled.page(found, 'en')).toBe(filled.page(found, 'en'));
  expect(filled.page({ ...found, status: 404 }, 'en').status).toBe(404);
});
