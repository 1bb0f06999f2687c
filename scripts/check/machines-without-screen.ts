/** Machines that no view shows on its own. The sentence says where their states are visible. */
export const machinesWithoutScreen: Readonly<Record<string, string>> = {
  session:
    'The route guard reads it (`packages/domain/src/routes/guard.ts`). No view shows it on its own.',
  setUp:
    'The assistant in `apps/counter/src/screens/session/set-up` shows its states, with the forms of the steps.',
  board: 'The board, the kitchen view and the status screen show it, each from its selectors.',
  steps: 'The cards of the board and the question before a final step show it.',
  alarm: 'The bar above the board shows it.',
  ticket: 'The ticket shows its query. Acknowledging a new order has no view.',
  typedScanner: 'It only reads keys. A screen shows the member or the problem of a scan.',
  cameraScan: 'The dialog of `apps/counter/src/screens/members/scan` shows it.',
  findMember: 'The screen of members shows it, with the card of the member.',
  dishPictures:
    'The stories of the pictures of dishes show its view, with every state of a picture.',
  pictureField: 'The stories of the pictures of a form show its states.',
  sheetImport: 'The stories of the import of a sheet show its view in every state.',
  bills: 'The list of bills shows the states of its query.',
  bill: 'The view in `apps/counter/src/screens/sales/bill` shows it, with the PIN pad of the approval.',
  join: 'The dialog of `apps/counter/src/screens/members/join` shows it.',
  search: 'The search shows the states of its query.',
  moneyAction:
    'Rejection, refund, unavailable items and failed refunds show it, with the PIN pad of the approval.',
  hours:
    'The screen of the hours shows it, with its list, the forms, and the question before a save.',
  cable: 'The list of printers and the bar above the board show it.',
  availability: 'The rows of the list show it: an item is pending while a press is sent.',
  printJobs: 'The bar above the board and the list of jobs show the states of its query.',
  approval: 'The dialog of `apps/counter/src/screens/shared/approval` shows it.',
  pinPad: 'The lock screen and the dialog of an approval show it.',
  eventExport: 'The record of actions shows it above the list.',
  secondFactor: 'The view in `apps/counter/src/screens/settings/account` shows it.',
  dayClose: 'The views in `apps/counter/src/screens/day-close/now` show it.',
  counterSession: 'The app chooses the screen by it (`apps/counter/src/app/session`).',
  signIn: 'The view in `apps/counter/src/screens/session/sign-in` shows it.',
  toasts: 'The toasts of `packages/ui` show it.',
  cart: 'The menu, the dish and the checkout show it. It has no view of its own.',
};
