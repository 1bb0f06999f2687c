import { common } from './common.ts';
import { errors } from './errors.ts';
import { login } from './login.ts';
import { system } from './system.ts';
import { validation } from './validation.ts';

/** The areas that the first screen of a visit may need. */
export const texts = { common, errors, login, system, validation } as const;
