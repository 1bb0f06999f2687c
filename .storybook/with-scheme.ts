import type { Loader } from '@storybook/react-vite';

/** Colour schemes of the toolbar. The first follows the system, as the product does. */
export const SCHEMES = [
  { value: 'system', title: 'Like the system', icon: 'mirror' },
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
] as const;

/** Sets the colour scheme of the story's page. */
export function setScheme(scheme: unknown): void {
  const forced = scheme === 'light' || scheme === 'dark' ? scheme : '';
  document.documentElement.style.colorScheme = forced;
}

/** Sets the colour scheme of the toolbar before the story renders. */
export const loadScheme: Loader = async ({ globals }) => {
  setScheme(globals.scheme);
  return {};
};
