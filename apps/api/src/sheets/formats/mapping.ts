import * as v from 'valibot';
import { FIELDS, type Field } from './fields.ts';

/** Formats that are recognised; `columns` is any other table. */
export const FORMATS = ['claypot', 'loyverse', 'square', 'columns'] as const;
export type Format = (typeof FORMATS)[number];

/** Meaning of one column, as guessed or as a person has corrected it. */
export interface MappedColumn {
  /** 0-based. */
  readonly index: number;
  readonly header: string;
  /** Null if the import ignores the column. */
  readonly field: Field | null;
  /** From 0 to 1; 1 for a known name or a decision of a person. */
  readonly confidence: number;
}

/** Correction of a guess, as read from a mapping file. */
export interface Mapping {
  readonly format?: Format | undefined;
  /** Name of the sheet. */
  readonly sheet?: string | undefined;
  /** Row number of the column names. */
  readonly header_row?: number | undefined;
  /** Field by column name or column letters. */
  readonly columns?: Readonly<Record<string, Field | 'ignore'>> | undefined;
}

const fieldNames = [...FIELDS, 'ignore'] as const;

const mappingSchema = v.strictObject({
  format: v.optional(v.picklist(FORMATS)),
  sheet: v.optional(v.string()),
  header_row: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  columns: v.optional(v.record(v.string(), v.picklist(fieldNames))),
});

/** The mapping file is not valid. */
export class MappingInvalid extends Error {
  override readonly name = 'MappingInvalid';
}

/**
 * Parses a mapping file.
 * @throws MappingInvalid with every mistake.
 */
export function parseMapping(json: string): Mapping {
  const result = v.safeParse(mappingSchema, parseJson(json));
  if (result.success) return result.output;
  const mistakes = result.issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'mapping';
    return `${place} is ${issue.received}; it must be ${issue.expected ?? 'valid'}`;
  });
  throw new MappingInvalid(`The mapping is not valid:\n${mistakes.join('\n')}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new MappingInvalid('The mapping is not valid JSON. Check quotes and commas.', {
      cause: error,
    });
  }
}
