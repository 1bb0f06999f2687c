import * as ui from '@claypot/ui';
import * as calendar from '@claypot/ui/calendar';
import * as color from '@claypot/ui/color';
import * as editing from '@claypot/ui/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Components } from './Components.tsx';
import { GROUPS } from './groups.ts';
import { exhibits, UNSEEN } from './specimens.ts';

const meta = {
  title: 'Gallery/Components',
  component: Components,
  globals: { viewport: { value: 'window' } },
  parameters: {
    // The page shows both schemes at once.
    dark: false,
    // Several specimens are screens with their own `main` element.
    screens: 'several',
    translation: false,
    // The stories of the components check each specimen; this checks the page around them.
    a11y: {
      context: { include: ['body'], exclude: ['[data-specimen]'] },
      config: { rules: [{ id: 'landmark-no-duplicate-main', enabled: false }] },
    },
  },
} satisfies Meta<typeof Components>;
export default meta;

/** Checks that the gallery shows every exported component, except those without visible output. */
export const Overview: StoryObj<typeof meta> = {
  play: async () => {
    const exported = [ui, calendar, color, editing]
      .flatMap(Object.keys)
      .filter((name) => /^[A-Z]/.test(name));
    const shown = [
      ...GROUPS.flatMap(({ components }) => Object.keys(components)),
      ...UNSEEN,
      // Shown in the stories of the component they belong to.
      ...['LinkButton', 'IconLink', 'TextArea', 'CardLink', 'CardAction', 'PersistentOffer'],
    ];
    await expect([...shown].sort()).toEqual([...exported].sort());
    const drawn = exhibits.map(({ component }) => component);
    await expect(shown).toEqual(expect.arrayContaining(drawn));
  },
};
