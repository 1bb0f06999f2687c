import { expect, it } from 'vitest';
import { titleKeyOf } from './title-key-of.ts';

it('calls a screen that several routes share by what is done there', () => {
  expect(titleKeyOf('addressBook', 'addressBook')).toBe('addresses:title');
  expect(titleKeyOf('addressBook', 'updateAddress')).toBe('addresses:chooseTitle');
  expect(titleKeyOf('addressForm', 'bookmarkAddress')).toBe('addresses:formTitle');
  expect(titleKeyOf('addressForm', 'editAddress')).toBe('addresses:editTitle');
});

it('calls what no route leads to by its only name', () => {
  expect(titleKeyOf('notFound', null)).toBe('system:notFoundTitle');
  expect(titleKeyOf('landing', 'landing')).toBeNull();
});
