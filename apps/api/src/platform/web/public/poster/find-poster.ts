import type { Language } from '../../../../shared/text/language.ts';
import { pageBrand } from '../../brand/page-brand.ts';
import { findByKey, publicPath } from '../branch-key.ts';
import { loadBranches } from '../load-menu.ts';
import { type PublicSurroundings, readPublicRequest } from '../public-request.ts';

/** Request for a poster. */
export interface AskedPoster {
  readonly request: Request;
  readonly peer: string | undefined;
  /** Slug or id of the branch. */
  readonly key: string;
}

/** Returns a branch with its names in a language; null if the company or the branch is unknown. */
export async function findNames(
  surroundings: PublicSurroundings,
  { key, language, peer, request }: AskedPoster & { readonly language: Language },
) {
  const page = await readPublicRequest(surroundings, request, peer, language);
  if (page === null) return null;
  const branches = await loadBranches(page.sdk, page.companyId);
  const branch = findByKey(branches, key);
  if (branch === undefined) return null;
  const names = { branch: branch.branch_name, company: String(page.company.company_name) };
  const { company, origin } = page;
  return { brand: pageBrand(company), branch, company, names, origin };
}

/** Returns what a poster is about; null if the company or the branch is unknown. */
export async function findPoster(surroundings: PublicSurroundings, asked: AskedPoster) {
  const [en, zh_CN] = await Promise.all([
    findNames(surroundings, { ...asked, language: 'en' }),
    findNames(surroundings, { ...asked, language: 'zh_CN' }),
  ]);
  if (en === null || zh_CN === null) return null;
  return {
    brand: en.brand,
    branch: en.branch,
    company: en.company,
    names: { en: en.names, zh_CN: zh_CN.names },
    url: en.origin + publicPath(en.branch),
  };
}
