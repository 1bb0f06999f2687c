/** Pattern of the names of foreground tokens, and the background token each is shown on. */
const GROUNDS: readonly (readonly [RegExp, string])[] = [
  [/-on-action$/, '--color-action'],
  [/-on-inverse(-soft)?$/, '--color-inverse'],
  [/-on-toast$/, '--color-toast'],
  [/-on-plate$/, '--color-plate'],
  [/-on-picture$/, '--color-backdrop'],
  [/-text-disabled$/, '--color-disabled'],
  [/-(success|toast|progress|danger|neutral)-text$/, '--color-$1-soft'],
  [/-(text|mark)$|-text-(soft|faint)$/, '--color-surface'],
];

/**
 * Returns the background on which a token is used. Returns null for placeholder tokens and tokens
 * without such a background, for example backgrounds and borders.
 */
export function groundOf(role: string): string | null {
  if (/placeholder/.test(role)) return null;
  if (/tier-\w+-shine$/.test(role)) return role.replace(/-shine$/, '');
  for (const [ending, ground] of GROUNDS) {
    const found = ending.exec(role);
    if (found !== null) return ground.replace('$1', found[1] ?? '');
  }
  return null;
}
