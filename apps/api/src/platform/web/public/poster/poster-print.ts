/** What only a printed poster needs, in one module that the server loads on demand. */
export { readPosterLogo } from './poster-logo.ts';
export { posterKey, renderPosterPdf } from './poster-pdf.ts';
