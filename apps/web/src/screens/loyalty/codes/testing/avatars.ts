/** Member pictures of every kind that may be shown in the middle of a code. */

const SIDE = 96;

/** Noise as dense as a code, which a decoder could mistake for modules. */
export const PHOTO = drawPicture((context) => {
  const dots = Uint32Array.from({ length: SIDE * SIDE }, (_, dot) => {
    const column = Math.floor((dot % SIDE) / 6);
    const row = Math.floor(dot / SIDE / 6);
    // Opaque, in a pseudo-random colour.
    return 0xff000000 + (((column * 7919 + row * 104729) * 2654435) % 0xffffff);
  });
  context.putImageData(new ImageData(new Uint8ClampedArray(dots.buffer), SIDE, SIDE), 0, 0);
});

/** Only a dark ring. */
export const TRANSPARENT = drawPicture((context) => {
  context.lineWidth = 12;
  context.arc(SIDE / 2, SIDE / 2, 30, 0, 2 * Math.PI);
  context.stroke();
});

export const BROKEN = 'data:image/png;base64,iVBORw0KGgo=';

/** Alternates between black and white ten times a second. */
export const ANIMATED = `data:image/gif;base64,${btoa(
  String.fromCharCode(
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...[0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0],
    ...frame(0x44),
    ...frame(0x4c),
    0x3b,
  ),
)}`;

/** Returns the bytes of a GIF frame with one pixel, shown for 0.1 s. */
function frame(dot: number): readonly number[] {
  return [0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, dot, 0];
}

function drawPicture(draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  draw(context);
  return canvas.toDataURL();
}
