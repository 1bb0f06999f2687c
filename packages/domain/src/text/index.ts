/** Normalisation of text that customers type, and markup of company texts. */
export { type CsvCell, csvHead, csvRow } from './csv.ts';
export { compactDigits } from './half-width.ts';
export { cleanLine, cleanText } from './readable-text.ts';
export { type Named, searchNamed } from './search-named.ts';
export { findSubdomainProblem, type SubdomainProblem, suggestSubdomain } from './subdomain.ts';
export { EMPTY_TAGS, TEXT_ATTRIBUTES, TEXT_LINK, TEXT_TAGS } from './text-markup.ts';
