import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    // These pages have their own controls, and need the room.
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('explore-states--') ? false : shown),
  },
});
