/** A GIF of one pixel. */
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Returns a small picture to upload. */
export function samplePicture(): File {
  return new File([Buffer.from(GIF, 'base64')], 'kopi.gif', { type: 'image/gif' });
}

/** Returns a sheet with one new dish. */
export function sampleSheet(): File {
  return new File(['Name,Category,Price\nIced Kopi,Drinks,4.50\n'], 'menu.csv', {
    type: 'text/csv',
  });
}
