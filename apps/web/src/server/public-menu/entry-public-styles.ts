/**
 * Entry of the build of the public pages' style sheet. It exports what renders them, because the
 * build drops the styles of unused code.
 */
import '@claypot/ui/styles.css';

export { renderPosterPage } from './poster/render-poster.tsx';
export { renderNoBranch } from './render-no-branch.tsx';
export { renderPublicMenu } from './render-public-menu.tsx';
