import { createListeners } from '@claypot/domain/events';
import type { ComponentType } from 'react';

const { subscribe, notify } = createListeners();
let Line: ComponentType | null = null;

/** Slot in the toast region for the update offer, which loads later than the toasts. */
export const statusLine = {
  read: () => Line,
  subscribe,
  show: (line: ComponentType) => {
    Line = line;
    notify();
  },
};
