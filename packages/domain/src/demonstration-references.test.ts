import { expect, it } from 'vitest';
import { canAddDemonstrationReference, demonstrationReferenceErrors } from './demonstration-references.ts';
import type { DemonstrationRelationship } from './demonstration.ts';

const ruth = { name: 'Ruth Sample', phone: '0700 000 201', relationship: 'Colleague' } as const;
const values = (
  name: string,
  phone: string,
  relationship: DemonstrationRelationship | '' = 'Previous Employer',
) => ({ name, phone, relationship });

// spec: demonstration/references-required
it.each([
  [values('Joy Example', '0700000202'), {}],
  [
    values('', '', ''),
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      relationship: 'Relationship is required',
    },
  ],
  [values(' ', '0700000202'), { name: 'Name is required' }],
  [values('Joy Example', ' '), { phone: 'Phone number is required' }],
  [values('Joy Example', '0700'), { phone: 'Please enter a valid Kenyan phone number' }],
  [values('Joy Example', '+254700000201'), { phone: 'You have already named somebody with this number' }],
  [values('Joy Example', '0700000202', ''), { relationship: 'Relationship is required' }],
])('%j beside Ruth is refused with %j', (typed, errors) => {
  expect(demonstrationReferenceErrors(typed, [ruth])).toEqual(errors);
});

it.each([
  [0, true],
  [2, true],
  [3, false],
  [4, false],
])('after %d one more can be added: %s', (added, may) => {
  expect(canAddDemonstrationReference(added)).toBe(may);
});
