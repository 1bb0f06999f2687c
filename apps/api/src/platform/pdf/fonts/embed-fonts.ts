import { type PdfObjects, pdfText, refer } from '../pdf-objects.ts';
import { type FontSubset, subsetFonts, type Weight } from './subset-fonts.ts';
import type { TrueType } from './true-type.ts';

/** Part of a line in one font. */
interface Run {
  /** Name of the font in the resources of a page. */
  readonly font: string;
  /** Glyphs in hexadecimal digits, four each. */
  readonly glyphs: string;
}

export interface EmbeddedFonts {
  /** Entries of the fonts for the resources of a page. */
  readonly resources: string;
  /** Returns the glyphs of a line. Characters that no font has are left out. */
  runsOf(line: string, weight: Weight): readonly Run[];
  /** Returns the width of a line in multiples of its size. */
  widthOf(line: string, weight: Weight): number;
}

interface Glyph {
  readonly font: string;
  readonly hex: string;
  /** In multiples of the size. */
  readonly width: number;
}

/** Embeds the characters of texts as fonts, so that every reader shows and finds the texts. */
export async function embedFonts(
  objects: PdfObjects,
  texts: ReadonlyMap<Weight, readonly string[]>,
): Promise<EmbeddedFonts> {
  const glyphs = new Map<string, Glyph>();
  const resources: string[] = [];
  for (const [weight, subsets] of await subsetFonts(texts)) {
    for (const subset of subsets) {
      const font = `F${resources.length + 1}`;
      resources.push(`/${font} ${refer(await embed(objects, subset, resources.length))}`);
      for (const [character, glyph] of glyphsOf(subset)) {
        const width = (subset.font.widths[glyph] ?? 0) / subset.font.unitsPerEm;
        glyphs.set(`${weight}${character}`, { font, hex: hex(glyph), width });
      }
    }
  }
  const listOf = (line: string, weight: Weight) =>
    [...line].flatMap((character) => glyphs.get(`${weight}${character}`) ?? []);
  return {
    resources: resources.join(' '),
    runsOf: (line, weight) => joinRuns(listOf(line, weight)),
    widthOf: (line, weight) => listOf(line, weight).reduce((sum, { width }) => sum + width, 0),
  };
}

function joinRuns(glyphs: readonly Glyph[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { font, hex: digits } of glyphs) {
    const last = runs.at(-1);
    if (last?.font === font) runs.splice(-1, 1, { font, glyphs: last.glyphs + digits });
    else runs.push({ font, glyphs: digits });
  }
  return runs;
}

function glyphsOf({ characters, font }: FontSubset): readonly (readonly [string, number])[] {
  return characters.flatMap((character) => {
    const glyph = font.glyphOf(character.codePointAt(0) ?? 0);
    return glyph === null ? [] : [[character, glyph] as const];
  });
}

/** Adds the objects of a font. Its codes are its glyphs. @param index makes its name unique */
async function embed(objects: PdfObjects, subset: FontSubset, index: number) {
  const { font } = subset;
  // The standard asks for six letters before the name of a subset.
  const name = `/AAAAA${String.fromCharCode(65 + (index % 26))}+${subset.name}`;
  const file = await objects.addStream(font.bytes, `/Length1 ${font.bytes.byteLength}`);
  const scaled = scaleOf(font);
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /ItalicAngle 0 /StemV 80
/FontBBox [${font.bounds.map(scaled).join(' ')}] /Ascent ${scaled(font.ascent)}
/Descent ${scaled(font.descent)} /CapHeight ${scaled(font.ascent)} /FontFile2 ${refer(file)} >>`,
  );
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDToGIDMap /Identity
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
/FontDescriptor ${refer(descriptor)} /W [0 [${font.widths.map(scaled).join(' ')}]] >>`,
  );
  const unicode = await objects.addStream(toUnicode(glyphsOf(subset)));
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H
/DescendantFonts [${refer(descendant)}] /ToUnicode ${refer(unicode)} >>`,
  );
}

/** PDF measures glyphs in thousandths of their size. */
function scaleOf({ unitsPerEm }: TrueType): (value: number) => number {
  return (value) => Math.round((value * 1000) / unitsPerEm);
}

/** Returns the table from which readers learn the characters of the glyphs. */
function toUnicode(glyphs: readonly (readonly [string, number])[]): string {
  const pairs = glyphs.map(
    ([character, glyph]) => `<${hex(glyph)}> ${pdfText(character).replace('<feff', '<')}`,
  );
  // A block has at most 100 entries.
  const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, index) => {
    const block = pairs.slice(100 * index, 100 * index + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function hex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0');
}
