export const branches = {
  title: 'Select Your Pickup Branch',
} as const;
