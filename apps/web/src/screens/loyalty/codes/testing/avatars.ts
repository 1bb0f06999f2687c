/** Pictures of members, of the kinds that may stand in the middle of a code. */

const SIDE = 96;

/** As restless as a code itself, so that a reader would take it for modules. */
export const PHOTO = drawn((context) => {
  const dots = Uint32Array.from({ length: SIDE * SIDE }, (_, dot) => {
    const column = Math.floor((dot % SIDE) / 6);
    const row = Math.floor(dot / SIDE / 6);
    // Opaque, and any colour.
    return 0xff000000 + (((column * 7919 + row * 104729) * 2654435) % 0xffffff);
  });
  context.putImageData(new ImageData(new Uint8ClampedArray(dots.buffer), SIDE, SIDE), 0, 0);
});

/** A dark ring and nothing else. */
export const TRANSPARENT = drawn((context) => {
  context.lineWidth = 12;
  context.arc(SIDE / 2, SIDE / 2, 30, 0, 2 * Math.PI);
  context.stroke();
});

export const BROKEN = 'data:image/png;base64,iVBORw0KGgo=';

/** Black and white by turns, ten times a second. */
export const ANIMATED = `data:image/gif;base64,${btoa(
  String.fromCharCode(
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...[0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0],
    ...frame(0x44),
    ...frame(0x4c),
    0x3b,
  ),
)}`;

/** A frame of one dot, for a tenth of a second. */
function frame(dot: number): readonly number[] {
  return [0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, dot, 0];
}

function drawn(draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  draw(context);
  return canvas.toDataURL();
}
