import { expect, it } from 'vitest';
import { titleKeyOf } from './title-key-of.ts';

it('returns the title of the route when several routes share a screen', () => {
  expect(titleKeyOf('addressBook', 'addressBook')).toBe('addresses:title');
  expect(titleKeyOf('addressBook', 'updateAddress')).toBe('addresses:chooseTitle');
  expect(titleKeyOf('addressForm', 'bookmarkAddress')).toBe('addresses:formTitle');
  expect(titleKeyOf('addressForm', 'editAddress')).toBe('addresses:editTitle');
});

it('returns the screen’s own title without a route', () => {
  expect(titleKeyOf('notFound', null)).toBe('system:notFoundTitle');
  expect(titleKeyOf('landing', 'landing')).toBeNull();
});
