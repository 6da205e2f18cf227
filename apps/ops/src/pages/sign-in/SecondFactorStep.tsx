import { showCode } from '@repo/api-client/queries/team-session';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import { codeError } from '@repo/domain/sign-in-form';
import { Button } from '@repo/ui/components/Button';
import { CodeField } from '@repo/ui/components/CodeField';
import { Divider } from '@repo/ui/primitives/Divider';
import { TextField } from '@repo/ui/components/TextField';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { StartAgain } from './StartAgain.tsx';
import type { StepProps } from './step.ts';
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
export function SecondFactorStep({ phone, ticket, kinds, onward }: SecondFactorStepProps) {
  const [kind, setKind] = useState<SecondFactorKind>(kinds[0] ?? 'recovery_code');
  useScreen(titles[kind]);
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
        {kind === 'totp' && <TotpForm ticket={ticket} onSignedIn={signIn} />}
        {kind === 'recovery_code' && <RecoveryCodeForm ticket={ticket} onSignedIn={signIn} />}
        {rest.length > 0 && (
          <Stack gap="xsmall">
            <Divider />
            {rest.map((other) => (
              <Button key={other} variant="ghost" size="small" fullWidth onClick={() => setKind(other)}>
                {others[other]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </SignInLayout>
  );
}

interface CodeFormProps {
  readonly ticket: string;
  readonly onSignedIn: ReturnType<typeof useSignIn>;
}

function TotpForm({ ticket, onSignedIn }: CodeFormProps) {
  const form = useForm({
    fields: ['totp'],
    initial: { totp: '' },
    validate: ({ totp }) => {
      const error = codeError(totp);
      return error === null ? {} : { totp: error };
    },
    save: ({ totp }) => showCode(client, ticket, { totp }),
    onSaved: onSignedIn,
    refusalOf: refusalOf('The code was not accepted. Please try again.'),
  });
  return (
    <Form form={form} actions={<SignInButton busy={form.busy} />}>
      <CodeField
        label="Code of your app"
        hint="Six digits. Each code works once."
        required
        {...form.field('totp')}
      />
    </Form>
  );
}

function RecoveryCodeForm({ ticket, onSignedIn }: CodeFormProps) {
  const form = useForm({
    fields: ['recovery_code'],
    initial: { recovery_code: '' },
    validate: ({ recovery_code: code }) =>
      code.trim() === '' ? { recovery_code: 'Please enter one of your recovery codes.' } : {},
    save: ({ recovery_code }) => showCode(client, ticket, { recovery_code }),
    onSaved: onSignedIn,
    refusalOf: refusalOf('The code was not accepted. Please try again.'),
  });
  return (
    <Form form={form} actions={<SignInButton busy={form.busy} />}>
      <TextField
        label="Recovery code"
        hint="One of the ten that you keep. Each works once."
        required
        {...form.field('recovery_code')}
      />
    </Form>
  );
}

const SignInButton = ({ busy }: { readonly busy: boolean }) => (
  <Button type="submit" fullWidth busy={busy} busyLabel="Signing in...">
    Sign in
  </Button>
);
