import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPreload, buildWorkerScript, compressFolder } from '@claypot/browser/build';
import { TARGET } from '@claypot/ui/build';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const SOURCES = join(import.meta.dirname, '../src');
const BASE = '/counter/';
/** First texts of a language, which the page of that language preloads. */
const TEXTS = /i18n[\\/]src[\\/](en|zh_CN)[\\/]counter[\\/]first\.ts$/;
/** Files that the service worker stores. */
const STORED = /^assets\/.*\.(js|css|woff2)$/;

/**
 * Adds what the page needs beyond its app: the script of the first requests, the texts of each
 * language, the service worker, and Brotli files, which the server sends.
 */
export function pageFiles(): Plugin {
  let early: { readonly file: string; readonly code: string };
  return {
    name: 'page-files',
    apply: 'build',
    async buildStart() {
      const code = await buildPreload(join(SOURCES, 'entry-early.ts'), TARGET);
      early = { file: `assets/early-${hashOf(code)}.js`, code };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: early.file, source: early.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        { tag: 'script', attrs: { async: true, src: BASE + early.file }, injectTo: 'head-prepend' },
        ...Object.values(bundle).flatMap(textsLink),
        {
          tag: 'meta',
          attrs: { name: 'claypot:worker', content: `${BASE}sw.js` },
          injectTo: 'head',
        },
      ],
    },
    async writeBundle({ dir = '' }, bundle) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const files = Object.keys(bundle).filter((file) => STORED.test(file));
      const entry = Object.values(bundle).find(isEntry);
      if (entry === undefined) throw new Error('The app has no entry');
      const known = {
        version: hashOf(JSON.stringify([html, ...files])),
        files: files.map((file) => BASE + file),
        entry: BASE + entry.fileName,
      };
      await buildWorkerScript({
        entry: join(SOURCES, 'worker/entry-worker.ts'),
        file: join(dir, 'sw.js'),
        target: TARGET,
        define: { __BUILD__: JSON.stringify(known) },
      });
      await buildWorkerScript({
        entry: join(SOURCES, 'worker/entry-worker-off.ts'),
        file: join(dir, 'sw-off.js'),
        target: TARGET,
        define: {},
      });
      await compressFolder(dir);
    },
  };
}

/** Returns the preload of a language's texts. The server removes those of the other languages. */
function textsLink(file: Rolldown.OutputAsset | Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const [, language] = TEXTS.exec((file.type === 'chunk' && file.facadeModuleId) || '') ?? [];
  if (language === undefined) return [];
  const attrs = {
    rel: 'modulepreload',
    crossorigin: true,
    href: BASE + file.fileName,
    'data-language': language.replace('_', '-'),
  };
  return [{ tag: 'link', attrs, injectTo: 'head' }];
}

function isEntry(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return file.type === 'chunk' && file.isEntry;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
