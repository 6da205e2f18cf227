import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { Button } from '@repo/ui/components/Button';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { RecoveryCodes } from '../../recovery-codes/RecoveryCodes.tsx';
import { openSession } from './open-session.ts';

interface RecoveryCodesStepProps {
  readonly phone: string;
  readonly token: string;
  readonly codes: readonly string[];
}

/** The codes come once. The session begins on this device when the member says that she has them. */
export default function RecoveryCodesStep({ phone, token, codes }: RecoveryCodesStepProps) {
  useScreen('Keep your recovery codes');
  const navigate = useNavigate();
  const [kept, setKept] = useState(false);
  const entering = useAction(
    async () => {
      const place = openSession(token, phone);
      // Her account says whether her name is missing. Her first screen would show for a moment before that question.
      await queryClient.query(teamAccountQuery(client)).catch(() => null);
      return place;
    },
    ({ path, state }) => void navigate(path, { replace: true, state }),
  );
  return (
    <SignInLayout
      title="Keep your recovery codes"
      subtitle="They let you in when you have neither your phone nor your passkey. Each works once. We show them only now."
      homeHref={landingAddress()}
    >
      <Stack gap="large">
        <RecoveryCodes codes={codes} />
        <Checkbox label="I keep these codes in a safe place." checked={kept} onChange={setKept} />
        <Button
          fullWidth
          busy={entering.busy}
          busyLabel="Signing in..."
          disabledReason={!kept && 'Please keep the codes first.'}
          onClick={() => entering.run(undefined)}
        >
          Continue
        </Button>
      </Stack>
    </SignInLayout>
  );
}
