import { circle, mix, type Painting, paint } from './paint.ts';
import type { Palette } from './palette.ts';

const WIDTH = 600;
const HEIGHT = 300;

/** Draws the background of the banner: soft circles on the colour of the company. */
export function drawBanner({ deep, light, strong }: Palette): Painting {
  return paint(WIDTH, HEIGHT, (x, y) => {
    const at = { x, y };
    let colour = mix(strong, deep, (x / WIDTH) * 0.6 + (y / HEIGHT) * 0.4);
    colour = mix(colour, light, circle(at, { x: 505, y: 60, radius: 165 }, 2) * 0.08);
    colour = mix(colour, light, circle(at, { x: 530, y: 85, radius: 105 }, 2) * 0.1);
    colour = mix(colour, light, circle(at, { x: 60, y: 280, radius: 140 }, 2) * 0.07);
    return mix(colour, light, circle(at, { x: 30, y: 305, radius: 80 }, 2) * 0.09);
  });
}
