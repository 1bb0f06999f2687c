/** Bundle that the server imports to render pages. */
export type { PageRequest, PageSession } from './server/page-request.ts';
export { type RenderedPage, renderPage } from './server/render-page.tsx';
