import { pageRule } from '../../printing/browser/page-size.ts';
import type { Paper } from './CloseSheet.tsx';

/**
 * Returns the rule of the paper: a slip as long as its content, or A4.
 *
 * @param height of the content, in px
 */
export function closePageRule(paper: Paper, height: number): string {
  return paper === 'slip' ? pageRule(height) : '@page { size: A4; margin: 12mm; }';
}
