import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A class or property in the format of schema.org's own vocabulary file. */
interface Term {
  readonly '@id': string;
  '@type'?: string;
  readonly 'rdfs:subClassOf': Reference[];
  readonly 'schema:domainIncludes': Reference[];
}

interface Reference {
  readonly '@id': string;
}

/** The vocabulary of schema.org, without its descriptions. */
export interface Vocabulary {
  readonly '@graph': readonly Term[];
  /** Types of a member of an enumeration, such as `InStock`. */
  typesOf(name: string): readonly string[];
  /** Types that a property may have as its value. */
  rangeOf(property: string): readonly string[];
}

const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)>/;
const SCHEMA = 'http://schema.org/';
const DOMAIN = `${SCHEMA}domainIncludes`;
const RANGE = `${SCHEMA}rangeIncludes`;
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SUB_CLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const KINDS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

/** Reads the vocabulary from the file of an installed package. */
export function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const terms = new Map<string, Term>();
  const types = new Map<string, string[]>();
  const ranges = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = QUAD.exec(line) ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const term = terms.get(subject) ?? emptyTerm(subject);
    terms.set(subject, term);
    addTo(term, predicate, object);
    if (predicate === RDF_TYPE) add(types, subject, object);
    if (predicate === RANGE) add(ranges, subject, object);
  }
  return {
    '@graph': [...terms.values()],
    typesOf: (name) => types.get(SCHEMA + name) ?? [],
    rangeOf: (property) => ranges.get(SCHEMA + property) ?? [],
  };
}

/** Adds a statement of the vocabulary to its subject. */
function addTo(term: Term, predicate: string, object: string): void {
  const kind = KINDS[object];
  if (predicate === RDF_TYPE && kind !== undefined) term['@type'] = kind;
  if (predicate === SUB_CLASS) term['rdfs:subClassOf'].push({ '@id': shorten(object) });
  if (predicate === DOMAIN) term['schema:domainIncludes'].push({ '@id': shorten(object) });
}

function emptyTerm(id: string): Term {
  return { '@id': shorten(id), 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
}

function shorten(id: string): string {
  return id.replace(SCHEMA, 'schema:');
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}
