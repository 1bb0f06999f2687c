import * as ui from '@claypot/ui';
import * as calendar from '@claypot/ui/calendar';
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
    // It shows both schemes at once.
    night: false,
    // Screens among them have a main part each.
    screens: 'several',
    translation: false,
    // Each specimen is put before axe by its own story; here it is the page around them.
    a11y: {
      context: { include: ['body'], exclude: ['[data-specimen]'] },
      config: { rules: [{ id: 'landmark-no-duplicate-main', enabled: false }] },
    },
  },
} satisfies Meta<typeof Components>;
export default meta;

/** Whatever the package exports, at each of its faces, is shown, but for what cannot be seen. */
export const Overview: StoryObj<typeof meta> = {
  play: async () => {
    const exported = [ui, calendar].flatMap(Object.keys).filter((name) => /^[A-Z]/.test(name));
    const shown = [
      ...GROUPS.flatMap(({ components }) => Object.keys(components)),
      ...UNSEEN,
      // Each stands with the stories of the component that it belongs to.
      ...['LinkButton', 'IconLink', 'TextArea', 'CardLink', 'CardAction', 'StandingOffer'],
    ];
    await expect([...shown].sort()).toEqual([...exported].sort());
    const drawn = exhibits.map(({ component }) => component);
    await expect(shown).toEqual(expect.arrayContaining(drawn));
  },
};
