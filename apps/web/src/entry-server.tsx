/** Bundle that the server imports to render pages. */
export { canRender } from './server/can-render.ts';
export {
  readPoster,
  renderPoster,
  renderPosterPage,
} from './server/public-menu/poster/render-poster.tsx';
export { renderNoBranch } from './server/public-menu/render-no-branch.tsx';
export { renderPublicMenu } from './server/public-menu/render-public-menu.tsx';
export { renderPage } from './server/render-page.tsx';
