/** Returns true for a text with a Chinese character. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Returns true for a text with a Latin word of two letters or more. */
export function hasLatin(text: string): boolean {
  return /\p{Script=Latin}{2}/u.test(text);
}
