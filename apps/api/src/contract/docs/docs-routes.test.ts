import { expect, it } from 'vitest';
import { contract, counterContract } from '../schema/document.ts';
import { createDocsRoutes } from './docs-routes.ts';

const routes = createDocsRoutes();
const get = (path: string) => routes.fetch(new Request(`http://demo.localhost${path}`));

it('serves the contracts that requests are checked against', async () => {
  expect(await (await get('/contract.json')).json()).toEqual(contract);
  expect(await (await get('/counter.json')).json()).toEqual(counterContract);
});

it('serves every file that its page references, all below /api/docs', async () => {
  const page = await (await get('/')).text();
  const addresses = Array.from(
    page.matchAll(/(?:src|href)="([^"]+)"/g),
    ([, address = '']) => address,
  );
  const files = addresses.filter((address) => !/^(data:|\?)/.test(address));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    expect((await get(file.replace('/api/docs', ''))).status, file).toBe(200);
  }
});

it('has no inline script or style, which the content policy would block', async () => {
  const page = await (await get('/')).text();
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style|style=|onload=/);
});
