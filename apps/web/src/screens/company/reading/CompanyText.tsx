import { type ReactNode, useMemo } from 'react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { Contents } from './Contents.tsx';
import { Prose } from './Prose.tsx';
import { readArticle } from './read-article.ts';

/** With fewer sections a text is looked through faster than its contents. */
const LONG = 5;

interface CompanyTextProps {
  /** As the company wrote it, safe or not. */
  readonly html: string;
  /** Shown in its place when there is nothing to read. */
  readonly missing: ReactNode;
}

/** A text of the company, and the way around in it when it is long. */
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
