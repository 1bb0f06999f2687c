import { type ReactNode, useMemo } from 'react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { Contents } from './Contents.tsx';
import { Prose } from './Prose.tsx';
import { readArticle } from './read-article.ts';

/** Minimum sections for a table of contents; a shorter text is scanned faster without. */
const LONG = 5;

interface CompanyTextProps {
  /** Unsanitised HTML from the company. */
  readonly html: string;
  /** Shown instead if the text is empty. */
  readonly missing: ReactNode;
}

export function CompanyText({ html, missing }: CompanyTextProps) {
  const { body, sections, blank } = useMemo(() => readArticle(html), [html]);
  const isHydrating = useIsHydrating();
  if (blank) return missing;
  return (
    <>
      {sections.length >= LONG && <Contents sections={isHydrating ? [] : sections} />}
      <Prose body={body} />
    </>
  );
}
