/** Entry of the printed poster. The server loads it, with fonts and their library, on demand. */
export { readPosterLogo } from './poster-logo.ts';
export { posterKey, renderPosterPdf } from './poster-pdf.ts';
