import type { Area, Translate, Translator } from '@claypot/i18n';
import { useContext } from 'react';
import { TranslatorContext } from './TranslationContext.ts';

interface Translation<First extends Area, Others extends Area> {
  /** Says texts of the areas that were named: those of the first by their keys alone. */
  readonly t: Translate<First, Others>;
  /** Says texts of all areas, for the functions that put something into words. */
  readonly i18n: Translator;
}

/** The texts of one area or of several, in the language in use. */
export function useTranslation<First extends Area = 'common', Others extends Area = never>(
  areas?: First | readonly [First, ...Others[]],
): Translation<First, Others> {
  const i18n = useContext(TranslatorContext);
  if (i18n === null) throw new Error('useTranslation is used outside of TranslationProvider');
  const first = typeof areas === 'object' ? areas[0] : areas;
  return { t: i18n.within(first ?? 'common'), i18n };
}
