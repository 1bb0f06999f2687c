import { createListeners } from '@claypot/domain/events';
import type { ComponentType } from 'react';

const { subscribe, notify } = createListeners();
let Line: ComponentType | null = null;

/** What stands in the place of passing messages and comes later than they: the offer of a newer version. */
export const statusLine = {
  read: () => Line,
  subscribe,
  show: (line: ComponentType) => {
    Line = line;
    notify();
  },
};
