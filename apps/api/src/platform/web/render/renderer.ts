import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../../shared/text/language.ts';
import type { CompanyRecord } from '../find-company.ts';
import type { SafeText } from '../pages/safe-text.ts';
import type { PublicRenderer } from './public-renderer.ts';

/** What the web app's bundle needs to render a page. */
interface PageRequest {
  /** Company as the page embeds it. */
  readonly company: CompanyRecord;
  readonly language: Language;
  /** Path and query. */
  readonly path: string;
  /** Session of the visitor, as the app stores it on a device but without the token. */
  readonly session: object | null;
  /** True if the visitor's window is wide. */
  readonly isWide: boolean;
  /** Calls an operation of the API as the visitor, in process. */
  readonly call: (request: Request) => Promise<Response>;
  /** Current time, in epoch ms. */
  readonly now: number;
  /** Maximum time to wait for data, in ms. */
  readonly patience: number;
  /** Sanitises a company's HTML. */
  readonly safeText: (html: string) => SafeText;
  readonly report: (error: unknown) => void;
}

/** A rendered page. */
export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  /** Name of the screen, which the browser hydrates. */
  readonly screen: string;
  /** State to hydrate from, which the page embeds as JSON. */
  readonly state: object;
  /** How often React drew the screen. */
  readonly draws: number;
}

/** Renders a page; returns null if only the browser can decide what the visitor sees. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

/** Exports of the server's bundle. */
export interface Renderer extends PublicRenderer {
  readonly renderPage: RenderPage;
  /** Returns false if no visitor's page of this path (with its query) can be rendered. */
  readonly canRender: (path: string) => boolean;
}

/** Folder of the server's bundle in the built web app. */
export const SERVER_BUNDLE = 'server';

/** Imports the bundle of the built web app. Returns null if the build has none. */
export async function loadRenderer(dist: string): Promise<Renderer | null> {
  const file = join(dist, SERVER_BUNDLE, 'entry-server.js');
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) return null;
  const bundle: Renderer = await import(pathToFileURL(file).href);
  return bundle;
}
