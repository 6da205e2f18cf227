import { failureText } from '@repo/api-client/client/failure-text';
import { newRecoveryCodes, type TeamAccount } from '@repo/api-client/queries/team-account';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { RECOVERY_CODES } from '@repo/domain/second-factor';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Dialog } from '@repo/ui/components/Dialog';
import { WarningIcon } from '@repo/ui/icons/WarningIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { RecoveryCodes } from '../../recovery-codes/RecoveryCodes.tsx';
import { SIGN_IN_AGAIN, useSecondStep } from './use-second-step.ts';
import { Way } from './Way.tsx';

const FEW_LEFT = 3;

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodesLeft({ account }: { readonly account: TeamAccount }) {
  const { recovery_codes_left: left, signed_in_recently: isRecent } = account;
  const [isAsking, setAsking] = useState(false);
  /** They come once, and stand nowhere else. Null while no new ones are shown. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { change } = useSecondStep();
  const renewing = useAction(
    () => change(() => newRecoveryCodes(client)),
    ({ recovery_codes: made }) => {
      setAsking(false);
      setCodes(made);
    },
  );
  return (
    <Way
      title="Recovery codes"
      text={`${left} of ${RECOVERY_CODES} left. Each lets you in once, without your passkey and your app.`}
      action={
        <Button
          ref={opener}
          variant="secondary"
          size="small"
          disabledReason={!isRecent && SIGN_IN_AGAIN}
          onClick={() => setAsking(true)}
        >
          New recovery codes
        </Button>
      }
    >
      {left <= FEW_LEFT && (
        <Text as="div" tone="warning">
          <Inline gap="xsmall">
            <WarningIcon />
            Few are left. Please make new ones before you need them.
          </Inline>
        </Text>
      )}
      <ConfirmDialog
        open={isAsking && isRecent}
        question="Make new recovery codes?"
        consequence="The old ones end."
        confirmLabel="Make new codes"
        busy={renewing.busy}
        busyLabel="Making codes..."
        error={
          renewing.error === null
            ? undefined
            : failureText(renewing.error, 'There are no new codes. The old ones still count.')
        }
        onConfirm={() => renewing.run(undefined)}
        onCancel={() => {
          renewing.forgetError();
          setAsking(false);
        }}
      />
      <Dialog
        open={codes !== null}
        title="Keep your new recovery codes"
        description="We show them only now."
        afterClose={() => opener.current?.focus()}
        actions={<Button onClick={() => setCodes(null)}>I keep these codes in a safe place</Button>}
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </Way>
  );
}
