import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './gallery/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    '../apps/counter/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../apps/api/demo/images', to: '/media/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Transpiled `light-dark()` supports one scheme per page; the gallery shows both.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  }),
};

export default config;
