import { expect, test } from 'vitest';
import { createPlace } from './navigation.ts';

test('goes forward and back, and clears the history at the sign-in screen', () => {
  const place = createPlace();
  expect(place.path()).toBe('/login');
  place.to('/branchList', { replace: true });
  place.to('/pickupBranch/1');
  place.back('/branchList');
  expect(place.path()).toBe('/branchList');
  place.to('/menu');
  place.to('/menuDetail/dish/7');
  place.to('/menu', { replace: true });
  expect(place.path()).toBe('/menu');
  place.back('/home');
  expect(place.path()).toBe('/branchList');
  place.to('/login', { replace: true });
  place.back('/home');
  expect(place.path()).toBe('/home');
});
