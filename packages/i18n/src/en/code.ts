export const code = {
  title: 'Payment Code',
  purpose: 'Show this at the counter to collect points and to pay from your wallet.',
  enlarge: 'Tap to enlarge and view the barcode',
  enlarged: 'Barcode, enlarged',
  close: 'Close the enlarged barcode',
  barcodeOf: 'Barcode of {{text}}',
  qrCodeOf: 'QR code of {{text}}',
  balance: 'Wallet balance',
  topUp: 'Top up',
  memberNo: 'Member no.',
  failed: 'The code did not load',
  brightness: 'Does it not scan? Turn up the brightness of your screen.',
} as const;
