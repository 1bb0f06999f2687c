import { formatPhone, type Language } from '@claypot/i18n';
import { cents, type DishSummary } from '@claypot/sdk';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { renderNoBranch } from './render-no-branch.tsx';
import { renderPublicMenu } from './render-public-menu.tsx';
import { exampleMenu, ORIGIN } from './testing/public-menu-of.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Returns all elements of a document, in its order. */
function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;
const named = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag);

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

async function draw(language: Language, changes: Parameters<typeof exampleMenu>[1] = {}) {
  const menu = await exampleMenu(language, changes);
  const html = await renderPublicMenu(menu);
  const elements = elementsOf(html);
  return { ...menu, elements, html, text: elements[0] ? textOf(elements[0]) : '' };
}

const dishOf = (dishes: readonly DishSummary[], changes: Partial<DishSummary>): DishSummary => {
  const [first] = dishes;
  if (first === undefined) throw new Error('The contract has no example of a dish');
  return { ...first, ...changes };
};

describe.each<[Language, string, string]>([
  ['en', 'en', 'Order from this branch'],
  ['zh_CN', 'zh-CN', '在这家分店点餐'],
])('renderPublicMenu in %s', (language, tag, order) => {
  test('shows the branch, its dishes with prices, and a link to order each', async () => {
    const { branch, dishes, elements, html, text } = await draw(language);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}">`));
    for (const shown of [branch.address, formatPhone(branch.contact_no), order]) {
      expect(text).toContain(shown);
    }
    const links = named(elements, 'a').map((link) => attribute(link, 'href'));
    expect(links).toContain(`/menu?branch=${branch.id}`);
    expect(links).toContain(`tel:${branch.contact_no}`);
    expect(dishes.length).toBeGreaterThan(0);
    for (const { description, id, name, price, stock_status } of dishes) {
      expect(text).toContain(name);
      expect(text).toContain(description);
      expect(text).toContain((price / 100).toFixed(2));
      const isLinked = links.includes(`/menuDetail/dish/${id}?branch=${branch.id}`);
      expect(isLinked).toBe(stock_status !== 'Sold Out');
    }
  });

  test('links to the app in the language that its address names', async () => {
    const { branch, elements } = await draw(language, { isLanguageNamed: true });
    const orders = named(elements, 'a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((path) => /^\/menu(Detail\/|\?)/.test(path));
    expect(orders).toContain(`/menu?branch=${branch.id}&language=${language}`);
    expect(orders.length).toBeGreaterThan(1);
    for (const path of orders) expect(path).toMatch(new RegExp(`&language=${language}$`));
  });

  test('has one first heading, headings in order, landmarks, and no script', async () => {
    const { elements } = await draw(language);
    const levels = elements.flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName.slice(1))] : [],
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    for (const landmark of ['header', 'nav', 'main', 'footer']) {
      expect(named(elements, landmark)).toHaveLength(1);
    }
    const scripts = named(elements, 'script').map((script) => attribute(script, 'type'));
    expect(scripts).toEqual(['application/ld+json']);
    for (const element of elements) expect(attribute(element, 'style')).toBeUndefined();
    for (const picture of named(elements, 'img')) expect(attribute(picture, 'alt')).toBeDefined();
  });

  test('names its own address and that of the other language', async () => {
    const { branch, elements } = await draw(language);
    const path = `${ORIGIN}/m/${branch.id}`;
    const links = named(elements, 'link').map((link) => ({
      rel: attribute(link, 'rel'),
      language: attribute(link, 'hreflang'),
      href: attribute(link, 'href'),
    }));
    expect(links.filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([
      { rel: 'canonical', language: undefined, href: `${path}?lang=${language}` },
      { rel: 'alternate', language: 'en', href: `${path}?lang=en` },
      { rel: 'alternate', language: 'zh-CN', href: `${path}?lang=zh_CN` },
      { rel: 'alternate', language: 'x-default', href: path },
    ]);
  });
});

test('loads the first picture at once and the others lazily', async () => {
  const { elements } = await draw('en');
  const [, ...pictures] = named(elements, 'img').map((picture) => attribute(picture, 'loading'));
  expect(pictures[0]).toBe('eager');
  expect(new Set(pictures.slice(1))).toEqual(new Set(['lazy']));
});

test('has the data that messengers show', async () => {
  const { branch, elements } = await draw('en');
  const meta = Object.fromEntries(
    named(elements, 'meta').map((each) => [
      attribute(each, 'property') ?? attribute(each, 'name'),
      attribute(each, 'content'),
    ]),
  );
  const image = `${ORIGIN}${branch.branch_image[0]?.image}`;
  expect(meta).toMatchObject({
    'og:title': `Menu of ${branch.branch_name}`,
    'og:url': `${ORIGIN}/m/${branch.id}?lang=en`,
    'og:image': image,
    'og:locale': 'en_GB',
    'og:locale:alternate': 'zh_CN',
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
  });
});

test('marks a sold-out dish and links to no order', async () => {
  const { dishes } = await exampleMenu('en');
  const dish = dishOf(dishes, { id: 'gone', stock_status: 'Sold Out' });
  const { elements, text } = await draw('en', { dishes: [dish], packages: [] });
  expect(text).toContain('Sold Out');
  const links = named(elements, 'a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((link) => link.includes('gone'))).toEqual([]);
});

test('shows the price after a discount and the price before', async () => {
  const { dishes } = await exampleMenu('en');
  const changes = { price: cents(2000), price_after_discount: cents(1450) };
  const { text } = await draw('en', { dishes: [dishOf(dishes, changes)], packages: [] });
  expect(text).toMatch(/RM.14\.50.*20\.00/s);
});

test('shows that the branch is closed, and when it opens', async () => {
  const { branch } = await exampleMenu('en');
  const next_open_time = '2026-11-23T11:00:00+08:00';
  const closed = { ...branch, status: 'Closed' as const, last_order_time: null, next_open_time };
  const { text } = await draw('en', { branch: closed });
  expect(text).toMatch(/Closed\s*Opens tomorrow at 11:00.am/);
});

test('shows a text if the branch sells nothing', async () => {
  const { text } = await draw('en', { dishes: [], packages: [] });
  expect(text).toContain('Nothing on the menu yet');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"><img onerror=alert(1)>'])(
  'a dish named %s stays a text',
  async (name) => {
    const { dishes } = await exampleMenu('en');
    const { elements } = await draw('en', { dishes: [dishOf(dishes, { name })], packages: [] });
    const [data, ...others] = named(elements, 'script');
    expect(others).toEqual([]);
    expect(named(elements, 'h3').map(textOf)).toEqual([name]);
    expect(elements.every((element) => attribute(element, 'onerror') === undefined)).toBe(true);
    const { hasMenu } = JSON.parse(data ? textOf(data) : '');
    expect(hasMenu.hasMenuSection[0].hasMenuItem[0].name).toBe(name);
  },
);

test('has the colours of the company, or none', async () => {
  const bars = { light: '#1d4ed8', dark: '#1d2a45' };
  const brand = { style: ':root:root{--color-action:#1d4ed8}', bars };
  const { elements } = await draw('en', { brand });
  expect(named(elements, 'style').map(textOf)).toEqual([brand.style]);
  const theme = named(elements, 'meta').filter((each) => attribute(each, 'name') === 'theme-color');
  expect(theme.map((each) => attribute(each, 'content'))).toEqual([bars.light, bars.dark]);
  const standard = await draw('en', {});
  expect(named(standard.elements, 'style')).toEqual([]);
});

test('the page of an unknown branch links to the menus of the others and is not indexed', async () => {
  const { branch, ...page } = await exampleMenu('en');
  const elements = elementsOf(await renderNoBranch({ ...page, branches: [branch] }));
  expect(named(elements, 'h1').map(textOf)).toEqual(['No menu at this address']);
  const links = named(elements, 'a').map((link) => attribute(link, 'href'));
  expect(links).toContain(`/m/${branch.id}?lang=en`);
  const robots = named(elements, 'meta').find((each) => attribute(each, 'name') === 'robots');
  expect(robots && attribute(robots, 'content')).toBe('noindex');
});
