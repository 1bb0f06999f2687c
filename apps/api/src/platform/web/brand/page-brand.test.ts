import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { webManifest } from '../manifest.ts';
import { createFilledPages } from '../pages/filled-pages.ts';
import type { PageList } from '../pages/page-list.ts';
import { pageBrand, policyWith } from './page-brand.ts';

const LIGHT = '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />';
const DARK = '<meta name="theme-color" content="#1f1a17" media="(prefers-color-scheme: dark)" />';
const HTML = `<head>${LIGHT}${DARK}<link rel="stylesheet" href="/a.css"><!--brand--></head><div id="root"></div><!--/root--><!--company-record-->`;
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'";
const BLUE = { company_name: 'Alpha', brand_color: '#1d4ed8' };
const YELLOW = { ...BLUE, brand_color: '#ffd400' };
const STANDARD = { company_name: 'Alpha' };

const PAGES: PageList = {
  find: () => null,
  notFound: 'notFound',
  companyNotFound: 'companyNotFound',
  unavailable: 'maintenance',
  html: () => HTML,
  names: ['menu', 'home'],
  version: 'v1',
  scripts: [],
  publicStyles: [],
};

const open = () => createFilledPages({ pages: PAGES, policy: POLICY, worker: true }, '/sw.js');

/** Returns the styles of a page and their hashes as a browser computes them. */
function stylesIn(html: string) {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => ({
    style,
    source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }));
}

test('a page has the colours of its company after its style sheets, which its policy allows', () => {
  const { head } = open().parts({ page: 'menu', status: 200, company: BLUE }, 'en');
  const [{ source, style } = { source: '', style: '' }, ...others] = stylesIn(head);
  expect(others).toEqual([]);
  expect(style).toMatch(
    /^:root:root\{--color-action:#1d4ed8;.*\}@media \(prefers-color-scheme:dark\)/,
  );
  expect(head.indexOf('<style>')).toBeGreaterThan(head.indexOf('/a.css'));
  expect(open().headers(BLUE, 'en')['content-security-policy']).toBe(
    `default-src 'none'; style-src 'self' ${source}; img-src 'self'`,
  );
});

test('bars of the browser have the colours of the company', () => {
  const { head } = open().parts({ page: 'menu', status: 200, company: BLUE }, 'en');
  expect(head).toContain(LIGHT.replace('#ffffff', '#1d4ed8'));
  expect(head).not.toContain('#1f1a17');
  expect(webManifest(BLUE, 'en')).toMatchObject({ theme_color: '#1d4ed8' });
  expect(webManifest(STANDARD, 'en')).toMatchObject({ theme_color: '#ffffff' });
});

test('all pages for the service worker have the colours and their policy', () => {
  const sent = open().all(BLUE, 'en');
  expect(sent.headers['content-security-policy']).toContain(pageBrand(BLUE)?.source);
  expect(sent.headers['content-security-policy']).not.toContain('unsafe');
});

test('pages change with the colour', () => {
  const filled = open();
  const tagOf = (company: object) => [
    filled.page({ page: 'menu', status: 200, company: { ...company } }, 'en').etag,
    filled.all({ ...company }, 'en').etag,
  ];
  expect(new Set([BLUE, YELLOW, STANDARD].flatMap(tagOf)).size).toBe(6);
  expect(tagOf(BLUE)).toEqual(tagOf(BLUE));
});

test.each([STANDARD, { ...STANDARD, brand_color: 'red;}</style>' }, null])(
  'a page contains nothing for %j',
  (company) => {
    const { head } = open().parts({ page: 'menu', status: 200, company }, 'en');
    expect(head).toBe(HTML.slice(0, HTML.indexOf('<div')).replace('<!--brand-->', ''));
    expect(open().headers(company, 'en')['content-security-policy']).toBe(POLICY);
  },
);

test('the record in a page has no colour, because the style has it', () => {
  const { tail } = open().parts({ page: 'menu', status: 200, company: BLUE }, 'en');
  expect(tail).toContain('Alpha');
  expect(tail).not.toContain('brand_color');
});

test('a policy without a brand stays as it is', () => {
  expect(policyWith(POLICY, null)).toBe(POLICY);
});
