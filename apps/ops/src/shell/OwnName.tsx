import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { logOut } from '../api/log-out.ts';
import { useNameForm } from '../forms/use-name-form.ts';

const stay = () => undefined;

/** The last step of a first sign-in, for a member whom nobody named: the saved name opens her screen. */
export function OwnName() {
  useScreen('Your name');
  const form = useNameForm('', stay);
  return (
    <SignInLayout
      title="Your name"
      subtitle="It stands beside what you hold and what you decide."
      homeHref={landingAddress()}
      after={
        <Button variant="ghost" size="small" onClick={logOut}>
          Sign out
        </Button>
      }
    >
      <Form
        form={form}
        actions={
          <Button type="submit" fullWidth busy={form.busy} busyLabel="Saving...">
            Continue
          </Button>
        }
      >
        <TextField label="Name that colleagues see" required autoComplete="name" {...form.field('name')} />
      </Form>
    </SignInLayout>
  );
}
