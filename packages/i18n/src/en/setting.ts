export const setting = {
  title: 'Settings',
  password: 'Change password',
  oldPassword: 'Old password',
  showOldPassword: 'Show old password',
  passwordNote: 'Other devices are signed out. This one stays signed in.',
  language: 'Language',
  logOut: 'Log out',
  leaveTitle: 'Log out as a guest?',
  leaveText:
    'The cart and the orders of {{name}} are known to this device only. Once you log out, nobody can find them again.',
  leaveConfirm: 'Log out',
  stay: 'Stay',
} as const;
