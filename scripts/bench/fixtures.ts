import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '@claypot/browser/build';
import { bundle } from './bundle.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURE = join(ROOT, 'apps/api/demo/images/claypot-lou-shu-fun.avif');

/**
 * Content of the static page and the React page: a heading, an image and a list, like the first
 * screen of a menu.
 */
const LIST = Array.from({ length: 12 }, (_, index) => `Dish ${index + 1}`);

const STATIC = `<h1>Menu</h1><img src="/picture.avif" alt="" width="390" height="195">
  <ul>${LIST.map((name) => `<li>${name}</li>`).join('')}</ul>`;

const REACT = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  const names = ${JSON.stringify(LIST)};
  const items = names.map((name) => h('li', { key: name }, name));
  const picture = h('img', { src: '/picture.avif', alt: '', width: 390, height: 195 });
  const page = h('div', null, h('h1', null, 'Menu'), picture, h('ul', null, items));
  createRoot(document.getElementById('root')).render(page);
`;

/** The first list of a menu, fetched after rendering as most apps do. */
const FETCHED = `
  import { createElement as h, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const guest = { customer_id: null, guest_id: null };
  const headers = { 'Content-Type': 'application/json' };
  function Menu() {
    const [dishes, setDishes] = useState(null);
    useEffect(() => {
      const branch = new URLSearchParams(location.search).get('branch');
      const request = { method: 'POST', headers, body: JSON.stringify(guest) };
      fetch('/api/dish_list/' + branch + '/all', request)
        .then((response) => response.json())
        .then(({ data }) => setDishes(data));
    }, []);
    if (dishes === null) return h('p', null, 'Loading…');
    const items = dishes.map((dish) => h(Dish, { key: dish.id, dish }));
    return h('div', null, h('h1', null, 'Menu'), h('ul', null, items));
  }
  function Dish({ dish: { name, description } }) {
    const [isChosen, choose] = useState(false);
    const press = { 'aria-pressed': isChosen, onClick: () => choose(true) };
    return h('li', null, h('h2', null, h('button', press, name)), h('p', null, description));
  }
  createRoot(document.getElementById('root')).render(h(Menu));
`;

const STYLE = 'body{font:16px sans-serif;margin:0}h1{font-size:32px}li{padding:12px}';

/**
 * Reference pages, built like the web app: without scripts, with React only, and with React that
 * fetches a list.
 */
export interface Fixtures {
  /**
   * Value for the server's web directory. The pages are `/static`, `/react` and `/list?branch=`
   * with a branch id.
   */
  readonly folder: string;
  remove(): Promise<void>;
}

export async function buildFixtures(): Promise<Fixtures> {
  const folder = await mkdtemp(join(tmpdir(), 'claypot-fixtures-'));
  const page = (head: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Menu</title>
     <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
     <link rel="stylesheet" href="/assets/style.css">${head}</head><body>${body}</body></html>`;
  const scripted = (name: string) =>
    page(`<script type="module" src="/assets/${name}.js"></script>`, '<div id="root"></div>');
  const pages = {
    static: page('', STATIC),
    react: scripted('react'),
    list: scripted('list'),
  };
  const manifest = {
    pages: Object.keys(pages).map((name) => ({ path: `/${name}`, page: name })),
    notFound: 'static',
    companyNotFound: 'static',
  };
  await mkdir(join(folder, 'pages'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  const files = {
    'assets/react.js': await bundle(REACT),
    'assets/list.js': await bundle(FETCHED),
    'assets/style.css': STYLE,
    'picture.avif': await readFile(PICTURE),
    'pages/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(
      Object.entries({ ...pages, unavailable: pages.static }).flatMap(([name, html]) =>
        ['en', 'zh_CN'].map((language) => [`pages/${name}.${language}.html`, html]),
      ),
    ),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await compressFolder(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
