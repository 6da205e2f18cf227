import { messages as dashboard } from '../catalogues/kiswahili/dashboard.ts';
import { messages as documents } from '../catalogues/kiswahili/documents.ts';
import { messages as verification } from '../catalogues/kiswahili/verification.ts';

export const messages = {
  ...documents,
  ...dashboard,
  ...verification,
};
