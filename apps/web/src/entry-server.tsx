/** Bundle that the server imports to render pages. */
export { canRender } from './server/can-render.ts';
export { renderPage } from './server/render-page.tsx';
