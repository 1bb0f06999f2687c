import { LANGUAGES, type Language, languageTag } from '@claypot/i18n';
import type { Modules } from '../../../screens/loyalty/codes/encoders/modules.ts';

/** Company and branch in one language. */
export interface PosterNames {
  readonly company: string;
  readonly branch: string;
}

interface PosterSvgProps {
  readonly names: Readonly<Record<Language, PosterNames>>;
  /** Absolute URL of the menu, without a language: it opens in the reader's own. */
  readonly url: string;
  /** Colour of the company's name; null for black. */
  readonly ink: string | null;
  /** Sentence that asks to scan the code. */
  readonly scan: Readonly<Record<Language, string>>;
  readonly code: Modules;
}

/** Proportions of all A sizes, in mm of A4. */
const WIDTH = 210;
const HEIGHT = 297;
const MARGIN = 16;
const CODE_SIDE = 120;
const CODE_TOP = 96;
/** Modules of white around the code, as the standard requires. */
const QUIET = 4;

/** Poster with the QR code of a menu, for windows and tables. */
export function PosterSvg({ code: { dark, size }, ink, names, scan, url }: PosterSvgProps) {
  const side = size + 2 * QUIET;
  const path = dark
    .map((isDark, index) =>
      isDark ? `M${(index % size) + QUIET} ${Math.floor(index / size) + QUIET}h1v1h-1z` : '',
    )
    .join('');
  const { en, zh_CN } = names;
  const isSameName = en.company === zh_CN.company;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}mm`}
      height={`${HEIGHT}mm`}
      textAnchor="middle"
      fontFamily="system-ui, sans-serif"
    >
      <title>{`${en.branch} · ${scan.en}`}</title>
      <rect width={WIDTH} height={HEIGHT} fill="white" />
      <Line text={en.company} y={34} size={13} language="en" ink={ink} isBold />
      {!isSameName && (
        <Line text={zh_CN.company} y={49} size={12} language="zh_CN" ink={ink} isBold />
      )}
      <Line text={en.branch} y={68} size={10} language="en" />
      {en.branch !== zh_CN.branch && <Line text={zh_CN.branch} y={82} size={10} language="zh_CN" />}
      <path
        d={path}
        transform={`translate(${(WIDTH - CODE_SIDE) / 2} ${CODE_TOP}) scale(${CODE_SIDE / side})`}
        shapeRendering="crispEdges"
      />
      {LANGUAGES.map((language, index) => (
        <Line
          key={language}
          text={scan[language]}
          y={236 + 18 * index}
          size={14}
          language={language}
          isBold
        />
      ))}
      <Line text={url} y={278} size={6} language="en" />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly y: number;
  /** Height of the text, smaller if it would be too long. */
  readonly size: number;
  readonly language: Language;
  readonly isBold?: boolean;
  readonly ink?: string | null;
}

function Line({ ink = null, isBold = false, language, size, text, y }: LineProps) {
  const fitting = (WIDTH - 2 * MARGIN) / widthOf(text);
  return (
    <text
      x={WIDTH / 2}
      y={y}
      fontSize={Math.min(size, Math.round(fitting * 100) / 100)}
      lang={languageTag(language)}
      {...(isBold && { fontWeight: 'bold' })}
      {...(ink !== null && { fill: ink })}
    >
      {text}
    </text>
  );
}

/** Returns the width of a text in multiples of its size, at most: SVG does not wrap a text. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[\u2e80-\uffff]/.test(character) ? 1 : 0.66),
    0,
  );
}
