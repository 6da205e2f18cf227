import { catalogueRefusalOf } from '@repo/app-shell/data/refusal-of';

/** The text of a failed request: the message of the service, or the words of spec/employer.md section 8. */
export const contactRefusal = catalogueRefusalOf('Failed to send contact request. Please try again.');
