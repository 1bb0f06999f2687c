import { headComment } from '../../scripts/machine-pages/head-comment.ts';

const SOURCES = import.meta.glob<string>('../../packages/domain/src/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a machine's file says it is for, a paragraph each; a list's entries are paragraphs too. */
export function aboutMachine(id: string, file: string): readonly string[] {
  const source = SOURCES[`../../packages/domain/src/${file}`] ?? '';
  return headComment(source, `${id}Machine`)
    .split(/\n+/)
    .map((paragraph) => paragraph.replaceAll('`', '').replace(/^- /, '• '))
    .filter((paragraph) => paragraph !== '');
}
