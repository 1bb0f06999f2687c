import { addBookingTexts } from '@claypot/i18n/counter-bookings';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds the texts of bookings before `children` render. */
export function WithBookingTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => addBookingTexts(i18n));
  return children;
}
