export const login = {
  title: 'Log in',
  welcome: 'Welcome to {{company}}',
  tagline: 'Hot from the claypot, your way.',
  asGuest: 'Continue as guest',
  guestHint: 'No account needed. Pick a branch, order and pay.',
  language: 'Language',
} as const;
