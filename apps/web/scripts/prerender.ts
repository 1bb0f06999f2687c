/**
 * Writes the pages that the server sends: `dist/pages/<page>.<language>.html` and
 * `dist/pages/manifest.json`, from the built template, the built screens and the list of pages.
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPreload, compressFolder } from '@claypot/browser/build';
import { TARGET } from '@claypot/ui/build';
import { buildMapFrame } from './build-map-frame.ts';
import { buildPublicStyles } from './build-public-styles.ts';
import { buildWorker, filesToCache } from './build-worker.ts';
import { CHUNKS_FILE, type Chunk } from './chunks/list-chunks.ts';
import { earlyScript, scriptSource } from './early-script.ts';
import { holdToTarget } from './hold-to-target.ts';
import { linkAssets } from './link-assets.ts';
import { noScriptNotice, startFailedTemplate } from './notices.ts';
import { orderHead, partPictures } from './order-head.ts';
import { pageTexts } from './page-texts.ts';
import { rootTag, screenHtml } from './root-tag.ts';
import { BARE_TABLE, TABLE } from './table.ts';
import { textsUsedBy } from './used-texts.ts';

const LANGUAGES = ['en', 'zh_CN'] as const;
const dist = join(import.meta.dirname, '../dist');
const SOURCES = join(import.meta.dirname, '../src');
const prerenderer = join(dist, '.prerender/entry-prerender.js');

const {
  drawPage,
  listPages,
  noticeTexts,
  textsOf,
  ALIASES,
}: typeof import('../src/entry-prerender.tsx') = await import(pathToFileURL(prerenderer).href);
const template = orderHead(
  await readFile(join(dist, 'index.html'), 'utf8'),
  (file) => statSync(join(dist, file)).size,
);
const chunks: readonly Chunk[] = JSON.parse(await readFile(join(dist, CHUNKS_FILE), 'utf8'));

const early = await buildPreload(join(SOURCES, 'entry-early.ts'), TARGET);
await buildMapFrame(dist);
await mkdir(join(dist, 'pages'), { recursive: true });
const pages = listPages();
const texts = new Map<string, string>();
const notices = {
  en: await noticeTexts('en'),
  zh_CN: await noticeTexts('zh_CN'),
};
for (const page of pages) {
  // Screens without a machine use only texts that the entry contains.
  const usesText = page.kind === 'shell' ? textsUsedBy(page.screen) : () => false;
  for (const language of LANGUAGES) {
    const { html, title } = await drawPage(page, language);
    const { pictures, screen } = partPictures(html);
    if (/\sstyle="|<style|<script/.test(html)) {
      throw new Error(
        `${page.name} contains an inline style or script, which the content security policy forbids`,
      );
    }
    const head =
      page.kind === 'static'
        ? { styles: '', modules: '' }
        : linkAssets(chunks, template, {
            screen: page.screen,
            isPublic: page.kind === 'screen',
          });
    const pageScript =
      page.kind === 'static' ? '' : pageTexts(page.screen, await textsOf(language, usesText));
    const text = template
      .replace('<html lang="en">', `<html lang="${language === 'zh_CN' ? 'zh-CN' : 'en'}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('<!--table-->', () => (page.kind === 'static' ? BARE_TABLE : TABLE))
      .replace('<!--early-->', () => (page.kind === 'static' ? '' : earlyScript(early)))
      .replace('<!--page-texts-->', () => pageScript)
      .replace('<!--pictures-->', () => pictures)
      .replace('<!--styles-->', () => head.styles)
      .replace('<!--head-->', () => head.modules)
      .replace('<div id="root"><!--screen-->', () => `${rootTag(page, html)}${screenHtml(screen)}`)
      .replace('<!--start-failed-->', () =>
        page.kind === 'static' ? '' : startFailedTemplate(notices[language].startFailed),
      )
      .replace('<!--no-script-->', () =>
        page.kind === 'static' ? '' : noScriptNotice(notices[language].noScript, language),
      )
      .replace(page.kind === 'static' ? /<script type="module".*?<\/script>/gs : /$^/, '');
    texts.set(`pages/${page.name}.${language}.html`, text);
  }
}

const files = await filesToCache(dist);
// After the list of files to cache, because the app does not need it.
const publicStyles = await buildPublicStyles(dist);
const version = createHash('sha256')
  .update(JSON.stringify([...texts, ...files]))
  .digest('base64url')
  .slice(0, 16);
for (const [file, text] of texts) {
  await writeFile(join(dist, file), text.replace('<!--version-->', version));
}
await writeFile(join(dist, 'version.json'), JSON.stringify({ version }));

const served = pages.flatMap(({ name, paths }) => paths.map((path) => ({ path, page: name })));
const aliases = Object.entries(ALIASES).flatMap(([path, target]) =>
  served.filter((route) => route.path === target).map(({ page }) => ({ path, page })),
);
const routes = [...served, ...aliases];
await buildWorker(dist, { version, files, routes });
await writeFile(
  join(dist, 'pages/manifest.json'),
  JSON.stringify(
    {
      version,
      scripts: [scriptSource(early)],
      pages: routes,
      shells: pages.filter(({ kind }) => kind === 'shell').map(({ name }) => name),
      notFound: 'not-found',
      companyNotFound: 'company-not-found',
      publicStyles: [publicStyles],
    },
    null,
    2,
  ),
);

// Intermediate files of the build.
await rm(join(dist, '.prerender'), { recursive: true });
await rm(join(dist, CHUNKS_FILE));
await rm(join(dist, 'index.html'));
await holdToTarget(dist, [early]);
await compressFolder(dist);
console.log(`Wrote ${pages.length} pages in ${LANGUAGES.length} languages.`);
