import { type Colour, circle, mix, type Painting, paint } from './paint.ts';
import type { Palette } from './palette.ts';

const WIDTH = 640;
const HEIGHT = 480;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
const WHITE: Colour = [255, 255, 255];

/** Draws an empty plate on a table, for dishes without a photograph. */
export function drawDish({ light, strong }: Palette): Painting {
  const shade = mix(light, strong, 0.28);
  const rim = mix(WHITE, strong, 0.08);
  const ring = mix(WHITE, strong, 0.22);
  return paint(WIDTH, HEIGHT, (x, y) => {
    const at = { x, y };
    const shadow = { x: CENTRE.x, y: CENTRE.y + 14, radius: 178 };
    let colour = mix(light, mix(light, strong, 0.1), y / HEIGHT);
    colour = mix(colour, shade, circle(at, shadow, 40) * 0.6);
    colour = mix(colour, WHITE, circle(at, { ...CENTRE, radius: 176 }));
    colour = mix(colour, ring, circle(at, { ...CENTRE, radius: 122 }));
    colour = mix(colour, rim, circle(at, { ...CENTRE, radius: 119 }));
    return mix(colour, WHITE, circle(at, { ...CENTRE, radius: 96 }, 60) * 0.7);
  });
}
