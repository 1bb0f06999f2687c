import type { FaceProps } from '../../../face/face-of.ts';
import { Part } from '../../../face/Part.tsx';

/** Server-rendered page: the screen itself, for members only. */
export function Face({ screen }: FaceProps) {
  return <Part for="member">{screen}</Part>;
}
