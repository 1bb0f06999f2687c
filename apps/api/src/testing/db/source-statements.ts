/** An SQL fragment in a TypeScript file. Each interpolation is replaced by `$`. */
export interface SourceStatement {
  readonly text: string;
  /** 1-based line in the file. */
  readonly line: number;
}

/** Strings without the `sql` tag count as SQL if they look like a statement. */
const STATEMENT =
  /^\s*(?:select|insert into|update|delete from|with)\s[\s\S]*\s(?:from|set|values)\s/i;
/** A slash after one of these begins a regular expression, not a division. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+<>~]|\breturn|\bcase|=>)\s*$/;
const REGEX = /^\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\[])+\/[a-z]*/;

/**
 * Finds the SQL in a TypeScript source: every `sql` template, and other strings that look like
 * statements.
 */
export function findStatements(source: string): SourceStatement[] {
  return new Scanner(source).scan();
}

const DEPTH: Readonly<Record<string, number>> = { '{': 1, '}': -1 };

class Scanner {
  readonly #source: string;
  readonly #found: SourceStatement[] = [];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  scan(): SourceStatement[] {
    this.#code(null);
    return this.#found;
  }

  /** Scans code up to its closing brace or the end of the source. */
  #code(closing: '}' | null): void {
    let depth = 0;
    for (; this.#at < this.#source.length; this.#at += 1) {
      const letter = this.#source[this.#at] ?? '';
      if (letter === '}' && depth === 0 && closing !== null) return;
      depth += DEPTH[letter] ?? 0;
      this.#token(letter);
    }
    if (closing !== null) throw new Error('A template does not end');
  }

  #token(letter: string): void {
    if (letter === '`') this.#template();
    else if (letter === "'" || letter === '"') this.#string(letter);
    else if (letter === '/') this.#slash();
  }

  /** Scans a template and stops at its closing backtick. */
  #template(): void {
    const start = this.#at;
    const isTagged = /(?<![\w$])sql$/.test(this.#source.slice(Math.max(0, start - 10), start));
    let text = '';
    for (this.#at += 1; this.#source[this.#at] !== '`'; this.#at += 1) {
      if (this.#at >= this.#source.length) throw new Error('A template does not end');
      if (this.#source.startsWith('${', this.#at)) {
        this.#at += 2;
        this.#code('}');
        text += '$';
      } else text += this.#letter();
    }
    if (isTagged || STATEMENT.test(text)) this.#add(text, start);
  }

  #string(quote: string): void {
    const start = this.#at;
    let text = '';
    for (this.#at += 1; this.#source[this.#at] !== quote; this.#at += 1) {
      const letter = this.#source[this.#at];
      // Strings do not span lines, so this quote was part of something else.
      if (letter === undefined || letter === '\n') return;
      text += this.#letter();
    }
    if (STATEMENT.test(text)) this.#add(text, start);
  }

  #letter(): string {
    if (this.#source[this.#at] === '\\') this.#at += 1;
    return this.#source[this.#at] ?? '';
  }

  #slash(): void {
    const rest = this.#source.slice(this.#at, this.#at + 2);
    if (rest === '//') this.#skipTo('\n');
    else if (rest === '/*') this.#skipTo('*/');
    else if (BEFORE_REGEX.test(this.#source.slice(Math.max(0, this.#at - 20), this.#at))) {
      const regex = REGEX.exec(this.#source.slice(this.#at));
      if (regex !== null) this.#at += regex[0].length - 1;
    }
  }

  #skipTo(end: string): void {
    const at = this.#source.indexOf(end, this.#at + 2);
    this.#at = at === -1 ? this.#source.length : at + end.length - 1;
  }

  #add(text: string, start: number): void {
    this.#found.push({ text, line: this.#source.slice(0, start).split('\n').length });
  }
}
