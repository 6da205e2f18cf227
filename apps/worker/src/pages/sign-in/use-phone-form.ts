import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { AFTER_CODE_MILLISECONDS, CODE_RESEND_SECONDS } from '@repo/domain/timers';
import { workerPhone } from '@repo/domain/worker-phone';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendCode } from '../../api/calls.ts';
import { callRefusal } from '../../language/call-refusal.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { paths } from '../../paths.ts';
import { typedPhone } from './typed-phone.ts';

const INVALID: PlainKey = 'phone.invalid';

/**
 * Sends a code to the phone of the worker and opens the code screen two seconds later. On the way back the worker finds the
 * submitted form, which leads to the same code while it is the last one.
 */
export function usePhoneForm() {
  const navigate = useNavigate();
  const enterCode = (phone: string | undefined) => void navigate(paths.otp, { state: { phone } });
  const [sentTo, setSentTo] = useState<string>();
  const form = useWordedForm({
    fields: ['phone'],
    initial: () => ({ phone: typedPhone.read() }),
    validate: ({ phone }) => (workerPhone(phone) === null ? { phone: INVALID } : {}),
    save: async ({ phone }) => {
      const normalised = workerPhone(phone);
      if (normalised === null) return undefined;
      if (codeWait.isFor(normalised)) {
        enterCode(normalised);
        return undefined;
      }
      await sendCode(normalised);
      codeWait.begin(CODE_RESEND_SECONDS, normalised);
      return normalised;
    },
    onSaved: setSentTo,
    refusalOf: callRefusal('code.failed'),
  });
  const sent = sentTo !== undefined;
  useDelayed(sent, AFTER_CODE_MILLISECONDS, () => enterCode(sentTo));
  return { form, isRight: workerPhone(form.values.phone) !== null, sent, busy: form.busy || sent };
}
