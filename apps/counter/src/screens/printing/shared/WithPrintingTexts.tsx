import { addPrintingTexts } from '@claypot/i18n/counter-printing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds the texts of printing before `children` render. Each screen that is loaded later has one. */
export function WithPrintingTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => addPrintingTexts(i18n));
  return children;
}
