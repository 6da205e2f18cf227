import { expect, it } from 'vitest';
import {
  POLICE_CERTIFICATE_BUSINESS_DAYS,
  POLICE_CERTIFICATE_PRICE_CENTS,
  newCertificateSentence,
  policeClearanceNotice,
} from './police-clearance.ts';

it('tells an employer before paying what a certificate costs and how long it takes', () => {
  expect(policeClearanceNotice()).toBe(
    "It is checked on the worker's own certificate. If a new police certificate is needed, it takes 1 to 4 weeks and costs KES 1,050, paid by the worker. The rest of the report is completed meanwhile.",
  );
});

it('says in one sentence what a new certificate takes, and who pays it', () => {
  expect(newCertificateSentence()).toBe(
    'If a new police certificate is needed, it takes 1 to 4 weeks and costs KES 1,050, paid by the worker.',
  );
});

it('waits for a certificate four weeks at most', () => {
  expect(POLICE_CERTIFICATE_BUSINESS_DAYS).toBe(20);
  expect(POLICE_CERTIFICATE_PRICE_CENTS).toBe(105_000);
});
