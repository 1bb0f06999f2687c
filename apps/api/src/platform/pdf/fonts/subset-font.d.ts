// The package has no types. Only the options that are used are described.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype';
    readonly variationAxes: Readonly<Record<string, number>>;
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly dropTables: readonly string[];
  }
  /** @param text the characters to keep */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default subsetFont;
}
