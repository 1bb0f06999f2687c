import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { readVocabulary } from './schema-org.ts';

const vocabulary = readVocabulary();
const validator = new Validator(vocabulary);

/** Findings of the validators in a page. */
interface Findings {
  readonly problems: readonly string[];
  /** Optional values that search results could show. */
  readonly recommendations: readonly string[];
}

/**
 * Extracts the structured data of a page and validates it. Problems are types and properties that
 * schema.org does not have, missing or wrong values that search results need, and enumeration
 * members that do not belong to their property.
 */
export async function validateStructuredData(html: string): Promise<Findings> {
  const extracted = new WebAutoExtractor({ addLocation: false }).parse(html);
  const found = Object.values(extracted.jsonld).flat();
  if (found.length === 0) return { problems: ['no structured data'], recommendations: [] };
  const issues = await validator.validate(extracted);
  const texts = issues.map(({ issueMessage, path = [] }) =>
    [...path.map(({ property, type }) => property ?? type), issueMessage].join(' › '),
  );
  const all = [...new Set([...texts, ...found.flatMap((each) => memberProblems(each))])];
  const isOptional = (text: string) => text.endsWith('(optional)');
  return {
    problems: all.filter((text) => !isOptional(text)),
    recommendations: all.filter(isOptional),
  };
}

/** Returns the members of enumerations that schema.org does not allow as values of their property. */
function memberProblems(value: unknown, property = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => memberProblems(each, property));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => memberProblems(each, key));
  }
  const [, member] = /^https?:\/\/schema\.org\/(.+)$/.exec(String(value)) ?? [];
  if (member === undefined || property.startsWith('@')) return [];
  const allowed = vocabulary.rangeOf(property);
  const isAllowed = vocabulary.typesOf(member).some((type) => allowed.includes(type));
  return isAllowed ? [] : [`${property} › "${member}" is not one of its values`];
}
