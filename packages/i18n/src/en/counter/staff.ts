/** Texts of sign-in, devices, staff and settings. */
export const staff = {
  title: 'Counter',
};
