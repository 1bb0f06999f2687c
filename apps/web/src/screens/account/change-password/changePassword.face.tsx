import type { FaceProps } from '../../../face/face-of.ts';
import { Part } from '../../../face/Part.tsx';

/** The screen itself: a form that nobody has typed in. */
export function Face({ screen }: FaceProps) {
  return <Part for="member">{screen}</Part>;
}
