import type { FaceProps } from '../../../face/face-of.ts';
import { Part } from '../../../face/Part.tsx';

/** The screen itself, which only members see. */
export function Face({ screen }: FaceProps) {
  return <Part for="member">{screen}</Part>;
}
