import { replaceTotp } from '@repo/api-client/queries/team-account';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { codeError } from '@repo/domain/sign-in-form';
import { CodeField } from '@repo/ui/components/CodeField';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { client } from '../../api/client.ts';
import { TotpSecret } from '../../authenticator/TotpSecret.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSecondStep } from './use-second-step.ts';

interface NewAppProps {
  readonly secret: string;
  /** The name under which the app lists the secret. */
  readonly account: string;
  /** Whether another app counts until this one has shown a code. */
  readonly replaces: boolean;
  readonly onClose: () => void;
}

export function NewApp({ secret, account, replaces, onClose }: NewAppProps) {
  const tell = useToast();
  const { change } = useSecondStep();
  const form = useForm({
    fields: ['totp'],
    initial: { totp: '' },
    validate: ({ totp }) => {
      const error = codeError(totp);
      return error === null ? {} : { totp: error };
    },
    save: ({ totp }) => change(() => replaceTotp(client, totp)),
    onSaved: ({ message }) => {
      onClose();
      tell({ text: message, tone: 'success' });
    },
    refusalOf: refusalOf('The code was not accepted. Please try again.'),
  });
  return (
    <FormDialog
      title={replaces ? 'Replace your authenticator app' : 'Set up an authenticator app'}
      description={
        replaces
          ? 'Scan the picture with the new app, then enter the code that it shows. Until then your old app counts.'
          : 'Scan the picture with an app such as Google Authenticator, then enter the code that it shows.'
      }
      form={form}
      submit={{ label: 'Use this app', busyLabel: 'Checking...' }}
      onClose={onClose}
    >
      <TotpSecret secret={secret} account={account} />
      <CodeField label="Code of your app" required {...form.field('totp')} />
    </FormDialog>
  );
}
