/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import { type FontFile, listFontFiles } from './font-files.ts';
import { readTrueType, type TrueType } from './true-type.ts';

/** Weight of a text, in units of CSS. */
export type Weight = 400 | 700;

/** The characters of a weight that one file has, as a font of their own. */
export interface FontSubset {
  readonly name: string;
  readonly font: TrueType;
  readonly characters: readonly string[];
}

/** Tables that only layout engines and screens use. */
const UNUSED = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'vhea', 'vmtx'];

/** Returns fonts that contain the characters of texts and no others. Unknown characters have none. */
export async function subsetFonts(
  texts: ReadonlyMap<Weight, readonly string[]>,
): Promise<ReadonlyMap<Weight, readonly FontSubset[]>> {
  const files = await listFontFiles();
  const subsets = new Map<Weight, readonly FontSubset[]>();
  for (const [weight, lines] of texts) {
    const byFile = Map.groupBy(new Set(lines.join('')), (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return files.find((file) => file.has(codePoint)) ?? null;
    });
    const found: FontSubset[] = [];
    for (const [file, characters] of byFile) {
      if (file !== null) found.push(await subsetOf(file, weight, characters));
    }
    subsets.set(weight, found);
  }
  return subsets;
}

async function subsetOf(
  file: FontFile,
  weight: Weight,
  characters: readonly string[],
): Promise<FontSubset> {
  const bytes = await subsetFont(await file.read(), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
    keepFeatures: [],
    dropTables: UNUSED,
  });
  return { name: `NotoSansSC-${weight}-${file.name}`, font: readTrueType(bytes), characters };
}
