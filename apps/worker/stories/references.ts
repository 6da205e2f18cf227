import type { WireOwnReference } from '@repo/api-client/contract/references';

const ruth: WireOwnReference = {
  id: '0198f3a1-0000-7000-8000-000000000901',
  name: 'Ruth Kamande',
  phone: '+254700000201',
  relationship: 'Previous Employer',
  status: 'verified',
  hint: null,
};
const joy: WireOwnReference = {
  ...ruth,
  id: '0198f3a1-0000-7000-8000-000000000902',
  name: 'Joy Mutiso',
  phone: '+254700000202',
  relationship: 'Colleague at a nursery in Kilimani',
  status: 'pending',
};

/** The team called one referee, and has not called the other yet. */
export const named = { references: [ruth, joy] };

/** One referee refused by SMS. */
export const refusal = { references: [{ ...ruth, phone: null, status: 'refused' }, joy] };

/** The second reference, with these values in the service's answer. */
export const asked = (more: Partial<WireOwnReference>) => ({ references: [ruth, { ...joy, ...more }] });
