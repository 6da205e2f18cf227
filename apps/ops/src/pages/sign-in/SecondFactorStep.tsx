import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import { Button } from '@repo/ui/components/Button';
import { Divider } from '@repo/ui/primitives/Divider';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { PasskeyButton } from './PasskeyButton.tsx';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { StartAgain } from './StartAgain.tsx';
import type { StepProps } from './step.ts';
import { TotpForm } from './TotpForm.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useSignIn } from './use-sign-in.ts';

interface SecondFactorStepProps extends StepProps {
  readonly phone: string;
  readonly ticket: string;
  readonly kinds: readonly SecondFactorKind[];
}

const titles: Readonly<Record<SecondFactorKind, string>> = {
  passkey: 'Use your passkey',
  totp: 'Open your authenticator app',
  recovery_code: 'Enter a recovery code',
};

const others: Readonly<Record<SecondFactorKind, string>> = {
  passkey: 'Use your passkey instead',
  totp: 'Use your authenticator app instead',
  recovery_code: 'Use a recovery code instead',
};

/** The second step of each sign-in. A member with several ways starts with the safest and may change. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const [kind, setKind] = useState<SecondFactorKind>(props.kinds[0] ?? 'recovery_code');
  return <Way key={kind} {...props} kind={kind} onOther={setKind} />;
}

interface WayProps extends SecondFactorStepProps {
  readonly kind: SecondFactorKind;
  readonly onOther: (kind: SecondFactorKind) => void;
}

function Way({ phone, ticket, kinds, onward, kind, onOther }: WayProps) {
  useScreen(titles[kind]);
  useFieldFocus();
  const signIn = useSignIn(phone, onward);
  const rest = kinds.filter((other) => other !== kind);
  return (
    <SignInLayout
      title={titles[kind]}
      subtitle="The second step of your sign-in."
      homeHref={landingAddress()}
      after={<StartAgain onward={onward} />}
    >
      <Stack gap="large">
        {kind === 'passkey' && <PasskeyButton ticket={ticket} label="Use passkey" onSignedIn={signIn} />}
        {kind === 'totp' && (
          <TotpForm
            ticket={ticket}
            action={{ label: 'Sign in', busyLabel: 'Signing in...' }}
            onSignedIn={signIn}
          />
        )}
        {kind === 'recovery_code' && <RecoveryCodeForm ticket={ticket} onSignedIn={signIn} />}
        {rest.length > 0 && (
          <Stack gap="xsmall">
            <Divider />
            {rest.map((other) => (
              <Button key={other} variant="ghost" size="small" fullWidth onClick={() => onOther(other)}>
                {others[other]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </SignInLayout>
  );
}
