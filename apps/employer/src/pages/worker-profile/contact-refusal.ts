import { catalogueRefusalOf } from '../../api/refusal-of.ts';

/** Why a request was not sent: the service's own words, or those of spec/employer.md section 8. */
export const contactRefusal = catalogueRefusalOf('Failed to send contact request. Please try again.');
