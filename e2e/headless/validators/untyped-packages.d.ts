// These packages have no types. Only what the validators use is described.
declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** Root entries of JSON-LD by type. */
    readonly jsonld: Readonly<Record<string, readonly object[]>>;
    readonly errors?: readonly { readonly message: string }[];
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path?: readonly { readonly property?: string; readonly type?: string }[];
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default class Validator {
    constructor(vocabulary: { readonly '@graph': readonly object[] });
    validate(extracted: object): Promise<readonly Issue[]>;
  }
}
