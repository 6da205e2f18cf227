import type { Fault } from '../fault.ts';

const SANDBOX = 'apps/sandbox/src';

export const sandboxFaults: readonly Fault[] = [
  {
    id: 'sandbox/more-refunded-than-paid',
    kind: 'lost money',
    harm: 'A product that refunds too much passes, for the sandbox lets it.',
    file: `${SANDBOX}/providers/paystack/refunds.ts`,
    find: '  if (amount > left)\n',
    replace: '  if (amount > 2 * left)\n',
  },
  {
    id: 'sandbox/reference-used-twice',
    kind: 'double charge',
    harm: 'A product that opens two payments under one reference passes.',
    file: `${SANDBOX}/providers/paystack/initialise.ts`,
    find: 'if (store.state.payments.has(reference))',
    replace: "if (store.state.payments.has(reference) && payment.status !== 'unpaid')",
  },
  {
    id: 'sandbox/callback-lost-on-an-error',
    kind: 'wrong status',
    harm: 'A product that answers an event with 404 loses it here, and not with the provider.',
    file: `${SANDBOX}/callbacks/outbox.ts`,
    find: "const taken = delivery.target === 'paystack' ? status === OK : ok;",
    replace: "const taken = delivery.target === 'paystack' ? status < 500 : ok;",
  },
  {
    id: 'sandbox/signed-with-another-digest',
    kind: 'wrong rule',
    harm: 'The product learns to check a signature that the provider does not make.',
    file: `${SANDBOX}/callbacks/outbox.ts`,
    find: "createHmac('sha512', secretKey)",
    replace: "createHmac('sha384', secretKey)",
  },
  {
    id: 'sandbox/blocked-phone-called-invalid',
    kind: 'wrong status',
    harm: 'A product that mistakes somebody who blocked it for a wrong number passes.',
    file: `${SANDBOX}/providers/africastalking/send.ts`,
    find: "[406, 'UserInBlacklist']",
    replace: "[403, 'InvalidPhoneNumber']",
  },
  {
    id: 'sandbox/verdict-changed-afterwards',
    kind: 'wrong gate',
    harm: 'A verdict that was given is given again, and otherwise.',
    file: `${SANDBOX}/providers/smileid/jobs.ts`,
    find: "({ status }: IdentityJob) => status === 'processing'",
    replace: "({ status }: IdentityJob) => status !== 'error'",
  },
];
