import { addDayCloseTexts } from '@claypot/i18n/counter-day-close';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds the texts of the day close before `children` render. */
export function WithDayCloseTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => addDayCloseTexts(i18n));
  return children;
}
