import { use } from 'react';
import { OwnPageContext } from './own-page-context.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * Returns true while prerendering or hydrating a prerendered page. Until it is false, rendering must
 * not depend on the query, the time, the visitor or the company's figures. A page that the server
 * renders for its visitor contains them.
 */
export function useIsPrerendered(): boolean {
  const ownPage = use(OwnPageContext);
  return useIsHydrating() && ownPage === null;
}
