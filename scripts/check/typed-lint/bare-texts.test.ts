import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { linesWithProblems } from './testing.ts';

const REJECTED = [
  'export const a = <p>{text} <b /></p>;',
  "export const a = <p><b />{cond && t('key')}</p>;",
  'export const a = <p>Total {count}</p>;',
  'export const a = <p>{element}{count}</p>;',
  'export const a = <Box><b />{label}</Box>;',
  'export const a = <>{text}</>;',
  'export const a = <Fragment>{amount}</Fragment>;',
  'export const a = <p>{texts}<b /></p>;',
  'export const a = <p>{label && <b />}<i /></p>;',
  'export const a = <p>{text} </p>;',
  "export const a = <p>{' '}{text}</p>;",
  'export const a = <Words />;',
  'export const a = cond ? <Words /> : <b />;',
];

const ACCEPTED = [
  'export const a = <p>{text}</p>;',
  "export const a = <p>{cond && t('key')}</p>;",
  "export const a = <p>{cond ? t('key') : <b />}</p>;",
  'export const a = <Box>{text}</Box>;',
  "export const a = <p><span>{text}</span>{' '}<b /></p>;",
  'export const a = <p><span>{text}</span> <b /></p>;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
  'export const a = <p>{`${text} ${count}`}</p>;',
  'export const a = <p>{element}{elements}{/* nothing */}</p>;',
  'export const a = <p>{node}<b /></p>;',
  'export const a = <p>{label !== null && <b />}<i /></p>;',
];

test('finds texts that are not the only child of their element', () => {
  expect(linesWithProblems(bareTexts, [...REJECTED, ...ACCEPTED])).toEqual(REJECTED);
});
