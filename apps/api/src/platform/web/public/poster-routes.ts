import { Hono } from 'hono';
import type { Language } from '../../../shared/text/language.ts';
import { pageBrand } from '../brand/page-brand.ts';
import type { PublicRenderer } from '../render/public-renderer.ts';
import { findByKey, publicPath } from './branch-key.ts';
import { loadBranches } from './load-menu.ts';
import { type PublicSurroundings, peerOf, readPublicRequest } from './public-request.ts';
import { sendPublic } from './send-public.ts';

export interface PosterRoutesOptions extends PublicSurroundings {
  readonly renderer: Pick<PublicRenderer, 'renderPoster' | 'renderPosterPage'>;
  /** Paths of the pages' style sheets. */
  readonly styles: readonly string[];
}

/** Creates `/m/:branch/poster.svg`, and `/m/:branch/poster` to print it for window and tables. */
export function createPosterRoutes(options: PosterRoutesOptions): Hono {
  const { renderer, styles } = options;
  const routes = new Hono();
  routes.get('/m/:branch/poster.svg', async (call, next) => {
    const { raw } = call.req;
    const key = call.req.param('branch');
    const asked = { request: raw, peer: peerOf(call.env), key };
    const [en, zh_CN] = await Promise.all([
      findNames(options, { ...asked, language: 'en' }),
      findNames(options, { ...asked, language: 'zh_CN' }),
    ]);
    if (en === null || zh_CN === null) return next();
    const url = en.origin + publicPath(en.branch);
    const text = await renderer.renderPoster({
      names: { en: en.names, zh_CN: zh_CN.names },
      url,
      ink: en.brand?.ink ?? null,
    });
    return sendPublic(raw, { text, type: 'image/svg+xml' });
  });
  routes.get('/m/:branch/poster', async (call, next) => {
    const { raw } = call.req;
    const key = call.req.param('branch');
    const peer = peerOf(call.env);
    const page = await readPublicRequest(options, raw, peer);
    const asked = page && { request: raw, peer, key, language: page.language };
    const found = asked && (await findNames(options, asked));
    if (page === null || found === null) return next();
    const { brand } = found;
    const text = await renderer.renderPosterPage({
      brand,
      branchName: found.names.branch,
      language: page.language,
      poster: publicPath(found.branch, '/poster.svg'),
      styles,
    });
    return sendPublic(raw, {
      text,
      type: 'text/html; charset=utf-8',
      brand,
      headers: { ...(!page.isLanguageNamed && { vary: 'Accept-Language, Cookie' }) },
    });
  });
  return routes;
}

interface Asked {
  readonly request: Request;
  readonly peer: string | undefined;
  /** Slug or id of the branch. */
  readonly key: string;
  readonly language: Language;
}

/** Returns a branch with its names in a language; null if the company or the branch is unknown. */
async function findNames(
  surroundings: PublicSurroundings,
  { key, language, peer, request }: Asked,
) {
  const page = await readPublicRequest(surroundings, request, peer, language);
  if (page === null) return null;
  const branches = await loadBranches(page.sdk, page.companyId);
  const branch = findByKey(branches, key);
  if (branch === undefined) return null;
  const names = { branch: branch.branch_name, company: String(page.company.company_name) };
  return { brand: pageBrand(page.company), branch, names, origin: page.origin };
}
