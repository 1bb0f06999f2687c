import type { FirstTexts } from '../translation.ts';
import { common } from './common.ts';
import { firstErrors as errors } from './first-errors.ts';
import { firstValidation as validation } from './first-validation.ts';
import { login } from './login.ts';
import { system } from './system.ts';

/** Texts that the first screen of a visit may need: complete areas, and parts of others. */
export const texts: FirstTexts = { common, errors, login, system, validation };
