import { common } from './common.ts';
import { errors } from './errors.ts';
import { login } from './login.ts';
import { system } from './system.ts';

/** The areas that the first screen of a visit may need. */
export const texts = { common, errors, login, system } as const;
