/** Formats unit number and full address on one line. */
export function addressLine(address: {
  readonly mail_unit_no: string | null;
  readonly full_address: string | null;
}): string {
  return [address.mail_unit_no, address.full_address].filter(Boolean).join(', ');
}
