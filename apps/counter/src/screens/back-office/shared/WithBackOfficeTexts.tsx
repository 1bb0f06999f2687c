import { addBackOfficeTexts } from '@claypot/i18n/counter-back-office';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds the texts of the back office before `children` render. */
export function WithBackOfficeTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => addBackOfficeTexts(i18n));
  return children;
}
