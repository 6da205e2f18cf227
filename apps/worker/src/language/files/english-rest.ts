import { messages as dashboard } from '../catalogues/english/dashboard.ts';
import { messages as documents } from '../catalogues/english/documents.ts';
import { messages as verification } from '../catalogues/english/verification.ts';

/** What every screen behind the sign-in says: a line for each area. */
export const messages = {
  ...documents,
  ...dashboard,
  ...verification,
};
