import type { Loader } from '@storybook/react-vite';

/** The colour schemes of the toolbar; the first leaves it to the reader's system, as the product does. */
export const SCHEMES = [
  { value: 'system', title: 'Like the system', icon: 'mirror' },
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
] as const;

/** Puts the page of the story into a colour scheme, as its reader's system would. */
export function setScheme(scheme: unknown): void {
  const forced = scheme === 'light' || scheme === 'dark' ? scheme : '';
  document.documentElement.style.colorScheme = forced;
}

/** Puts a story into the colour scheme of the toolbar before it is drawn. */
export const loadScheme: Loader = async ({ globals }) => {
  setScheme(globals.scheme);
  return {};
};
