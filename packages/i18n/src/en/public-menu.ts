export const publicMenu = {
  title: 'Menu of {{branch}}',
  description:
    'Menu of {{branch}}, {{address}}: dishes with prices, opening hours and phone number. Order for pickup.',
  skip: 'Skip to the dishes',
  order: 'Order from this branch',

  scan: 'Scan to see the menu',
  noBranchTitle: 'No menu at this address',
  noBranchText: 'The branch may have moved or closed. These are the menus of our branches:',
  toHome: 'Go to the home page',
  posterTitle: 'Menu posters of {{branch}}',
  posterText: 'A poster for the window, and a sheet with four cards for tables. Print them on A4.',
  posterPdf: 'Open as PDF to print',
  posterCard: 'Single card in A6, for a print shop',
  posterWindow: 'Poster with the QR code of the menu',
  posterTable: 'Table card with the QR code of the menu',
} as const;
