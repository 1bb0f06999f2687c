/** Words that hide the actor or have a plainer synonym, with the forms in which they were used. */
const AVOIDED =
  /\b(?:who(?:m)?ever|whatever|whose|anew|nobody|somebody|told|tells?|said|says?|stands?|besides|thereupon|has it that|is had)\b/gi;

/** First words of a sentence without a subject ("What its customer sees."). */
const VAGUE_START = /^(?:what|whether|where|how|who)\b/i;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the avoided words of a text, in their order, outside of inline code. */
export function avoidedWords(text: string): string[] {
  return withoutCode(text).match(AVOIDED) ?? [];
}

/** True if a comment begins with What, Whether, Where, How or Who. */
export function startsVaguely(comment: string): boolean {
  return VAGUE_START.test(comment.trim());
}

/** Returns the sentences of a text. A colon and a semicolon do not end a sentence. */
export function sentencesOf(text: string): string[] {
  return Array.from(SENTENCES.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => countWords(sentence) > 0,
  );
}

/** Returns the number of words; a run of Chinese characters is one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, 'code');
}
