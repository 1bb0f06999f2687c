import type { FaceProps } from '../../../face/face-of.ts';
import { Part } from '../../../face/Part.tsx';

/** Server-rendered page for members: the screen with an empty form. */
export function Face({ screen }: FaceProps) {
  return <Part for="member">{screen}</Part>;
}
