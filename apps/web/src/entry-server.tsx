/** Bundle that the server imports to render pages. */
export { renderPage } from './server/render-page.tsx';
