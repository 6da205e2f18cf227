import { expect, it } from 'vitest';
import {
  POLICE_CERTIFICATE_BUSINESS_DAYS,
  POLICE_CERTIFICATE_PRICE_CENTS,
  policeClearanceNotice,
} from './police-clearance.ts';

it('tells an employer before paying what a certificate costs and how long it takes', () => {
  expect(policeClearanceNotice()).toBe(
    "Police clearance is checked on the worker's own certificate. A new one costs KES 1,050 on eCitizen and takes 1 to 4 weeks. The rest of the report is completed meanwhile.",
  );
});

it('waits for a certificate four weeks at most', () => {
  expect(POLICE_CERTIFICATE_BUSINESS_DAYS).toBe(20);
  expect(POLICE_CERTIFICATE_PRICE_CENTS).toBe(105_000);
});
