import { showCode } from '@repo/api-client/queries/team-session';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { client } from '../../api/client.ts';
import type { useSignIn } from './use-sign-in.ts';

interface RecoveryCodeFormProps {
  readonly ticket: string;
  readonly onSignedIn: ReturnType<typeof useSignIn>;
}

/** One of the ten codes that the member keeps on paper. */
export function RecoveryCodeForm({ ticket, onSignedIn }: RecoveryCodeFormProps) {
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
    <Form
      form={form}
      actions={
        <Button type="submit" fullWidth busy={form.busy} busyLabel="Signing in...">
          Sign in
        </Button>
      }
    >
      <TextField
        label="Recovery code"
        hint="One of the ten that you keep. Each works once."
        required
        {...form.field('recovery_code')}
      />
    </Form>
  );
}
