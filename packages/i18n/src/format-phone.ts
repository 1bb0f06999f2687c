const LANDLINE = /^\+60(3)(\d{4})(\d{4})$|^\+60([4-9]\d?)(\d{3})(\d{4})$/;
const MOBILE = /^\+60(1\d)(\d{3,4})(\d{4})$/;

/**
 * Formats a Malaysian number in the local style: `+60322015512` as `03-2201 5512`, `+60123456789`
 * as `012-345 6789`. Returns any other number unchanged.
 */
export function formatPhone(e164: string): string {
  const parts = MOBILE.exec(e164) ?? LANDLINE.exec(e164);
  if (parts === null) return e164;
  const [area, exchange, line] = parts.slice(1).filter((part) => part !== undefined);
  return `0${area}-${exchange} ${line}`;
}
