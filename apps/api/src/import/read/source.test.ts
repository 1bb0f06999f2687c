import { describe, expect, it } from 'vitest';
import { parseSource } from './source.ts';

describe('parseSource', () => {
  it('returns every scalar as typed', () => {
    const { source, problems } = parseSource(
      'a.yaml',
      'price: 12.90\ncode: 01000\nword: no\nnone:',
    );
    expect(problems).toEqual([]);
    expect(source.value).toEqual({ price: '12.90', code: '01000', word: 'no', none: '' });
  });

  it('returns the line of every value, or of its parent when it is missing', () => {
    const { source } = parseSource(
      'a.yaml',
      '# head\nlist:\n  - name: a\n\n  - { name: b, x: c }\n',
    );
    const lineOf = (...path: (string | number)[]) => source.problem(path, '').line;
    expect(lineOf('list')).toBe(2);
    expect(lineOf('list', 0, 'name')).toBe(3);
    expect(lineOf('list', 1, 'x')).toBe(5);
    expect(lineOf('list', 1, 'missing')).toBe(5);
    expect(lineOf('missing', 3)).toBe(2);
  });

  it('formats the path of a field', () => {
    const { source } = parseSource('a.yaml', '');
    expect(source.problem(['dishes', 3, 'name', 'zh_CN'], '').field).toBe('dishes[3].name.zh_CN');
    expect(source.problem([], '').field).toBe('');
  });

  it.each([
    ['an open quote', 'a: 1\nb: "x\n', 2],
    ['a tab', 'a:\n\t- b', 2],
    ['two documents', '- a\n---\n- b', 2],
    ['text that begins with a star', 'a: 1\nb: *special*', 2],
    ['text that begins with &', 'a: 1\nb: &co', 2],
    ['a tag', 'a: 1\nb: !!js/x 1', 2],
  ])('reports the line of %s and returns no value', (_name, text, line) => {
    const { source, problems } = parseSource('a.yaml', text);
    expect(source.value).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(line);
  });

  it('parses the same text of a file once', () => {
    const first = parseSource('a.yaml', 'name: Rice');
    expect(parseSource('a.yaml', 'name: Rice')).toBe(first);
    expect(parseSource('b.yaml', 'name: Rice')).not.toBe(first);
    expect(parseSource('a.yaml', 'name: Soup')).not.toBe(first);
  });

  it('parses a text again when many others were parsed since', () => {
    const first = parseSource('a.yaml', 'name: Rice');
    for (let index = 0; index < 6; index += 1) {
      parseSource('long.yaml', `${index}: ${'x'.repeat(100_000)}`);
    }
    expect(parseSource('a.yaml', 'name: Rice')).not.toBe(first);
  });
});
