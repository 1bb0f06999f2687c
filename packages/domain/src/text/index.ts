/** Text as customers write it, made readable. */
export { compactDigits } from './half-width.ts';
export { cleanLine, cleanText } from './readable-text.ts';
