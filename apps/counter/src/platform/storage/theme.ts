/** Themes of a device; `system` follows its preference. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const KEY = 'claypot.counter.theme';

/** Colour theme of this device. */
export interface ThemePreference {
  get(): Theme;
  /** Stores the theme and applies it at once. */
  set(theme: Theme): void;
  /** Applies the stored theme. */
  apply(): void;
}

/** Creates the theme preference. The style sheet reads it from `data-theme` of the root. */
export function createTheme(
  storage: { get(key: string): string | null; set(key: string, value: string): boolean },
  root: Pick<HTMLElement, 'dataset'>,
): ThemePreference {
  const parse = (value: string | null): Theme => THEMES.find((each) => each === value) ?? 'system';
  let current = parse(storage.get(KEY));
  const apply = () => {
    if (current === 'system') delete root.dataset.theme;
    else root.dataset.theme = current;
  };
  return {
    get: () => current,
    set: (theme) => {
      current = theme;
      storage.set(KEY, theme);
      apply();
    },
    apply,
  };
}
