import { type ReactNode, use, useMemo } from 'react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { Contents } from './Contents.tsx';
import { Prose } from './Prose.tsx';
import { readArticle } from './read-article.ts';
import { ServerProse } from './ServerProse.tsx';
import { type SafeText, SafeTextContext } from './safe-text-context.ts';

/** Minimum sections for a table of contents; a shorter text is scanned faster without. */
const LONG = 5;

interface CompanyTextProps {
  /** Unsanitised HTML from the company. */
  readonly html: string;
  /** Shown instead if the text is empty. */
  readonly missing: ReactNode;
}

export function CompanyText({ html, missing }: CompanyTextProps) {
  const safeText = use(SafeTextContext);
  return safeText === null ? (
    <BrowserText html={html} missing={missing} />
  ) : (
    <ServerText text={safeText(html)} missing={missing} />
  );
}

function BrowserText({ html, missing }: CompanyTextProps) {
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

interface ServerTextProps extends Pick<CompanyTextProps, 'missing'> {
  readonly text: SafeText;
}

/** The same elements in a page. The browser adds the links of the closed table of contents. */
function ServerText({ text, missing }: ServerTextProps) {
  if (text.html.replaceAll(/<[^>]*>/g, '').trim() === '') return missing;
  return (
    <>
      {text.sections >= LONG && <Contents sections={[]} />}
      <ServerProse html={text.html} />
    </>
  );
}
