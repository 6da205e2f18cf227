import { lazyPart } from '@repo/app-shell/parts/lazy-part';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import type { Step } from './step.ts';

/** Seen once, at the first sign-in. */
const setUp = lazyPart(() => import('./SetUpStep.tsx'));
const recoveryCodes = lazyPart(() => import('./RecoveryCodesStep.tsx'));

/** The way in: the phone, the code by SMS, the second factor. At the first sign-in the member sets that one up. */
export function SignInPage() {
  const [step, setStep] = useState<Step>({ name: 'phone' });
  switch (step.name) {
    case 'phone':
      return <PhoneStep onward={setStep} />;
    case 'code':
      return <CodeStep {...step} onward={setStep} />;
    case 'second-factor':
      return <SecondFactorStep {...step} onward={setStep} />;
    case 'set-up':
      return <setUp.Part {...step} onward={setStep} />;
    case 'recovery-codes':
      return <recoveryCodes.Part {...step} />;
  }
}
