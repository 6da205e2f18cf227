import type { KenyanPhone } from '@repo/domain/phone';
import { workerPhone } from '@repo/domain/worker-phone';
import { useState } from 'react';
import { callRefusal } from '../../language/call-refusal.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';

/** Asks the service for a code by SMS. */
export type SendCode = (phone: KenyanPhone) => Promise<void>;

const INVALID: PlainKey = 'phone.invalid';

/** The worker's phone, and a code sent to it. */
export function useEntryForm(sendCode: SendCode) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useWordedForm({
    fields: ['phone'],
    initial: { phone: '' },
    validate: ({ phone }) => (workerPhone(phone) === null ? { phone: INVALID } : {}),
    save: async ({ phone }) => {
      const normalised = workerPhone(phone);
      if (normalised !== null) await sendCode(normalised);
    },
    onSaved: (_, { phone }) => setSentTo(phone),
    refusalOf: callRefusal('code.failed'),
  });
  const { phone } = form.values;
  return { form, isRight: workerPhone(phone) !== null, sent: sentTo === phone };
}
