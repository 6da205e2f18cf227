import { showCode } from '@repo/api-client/queries/team-session';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { codeError } from '@repo/domain/sign-in-form';
import { Button } from '@repo/ui/components/Button';
import { CodeField } from '@repo/ui/components/CodeField';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { client } from '../../api/client.ts';
import type { useSignIn } from './use-sign-in.ts';

interface TotpFormProps {
  readonly ticket: string;
  readonly action: { readonly label: string; readonly busyLabel: string };
  /** Secondary beside a safer way. */
  readonly variant?: 'primary' | 'secondary';
  readonly onSignedIn: ReturnType<typeof useSignIn>;
}

/** The code of the authenticator app. With the ticket of a first sign-in it also sets the app up. */
export function TotpForm({ ticket, action, variant = 'primary', onSignedIn }: TotpFormProps) {
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
    <Form
      form={form}
      actions={
        <Button type="submit" variant={variant} fullWidth busy={form.busy} busyLabel={action.busyLabel}>
          {action.label}
        </Button>
      }
    >
      <CodeField
        label="Code of your app"
        hint="Six digits. Each code works once."
        required
        {...form.field('totp')}
      />
    </Form>
  );
}
