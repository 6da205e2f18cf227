import { addPasskey, ownPasskeyRequest, type TeamAccount } from '@repo/api-client/queries/team-account';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { formatMoment } from '@repo/domain/dates';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { hasPasskeys, makePasskey } from '../../passkeys/dialog.ts';
import { passkeyFailure } from '../../passkeys/passkey-failure.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { SIGN_IN_AGAIN, useSecondStep } from './use-second-step.ts';
import { Way } from './Way.tsx';

/** The service refuses it too. */
const LAST = 'This is your last second step. Please set up another one first.';

type Row = TeamAccount['passkeys'][number] & {
  /** Why it has to stay now. */
  readonly keptReason: string | false;
};

const columns: readonly TableColumn<Row, 'name' | 'added' | 'used' | 'actions'>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'added', header: 'Added', cell: ({ created_at: at }) => formatMoment(at), whole: true },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? 'Never' : formatMoment(at)),
    whole: true,
  },
  { key: 'actions', header: 'Actions', actions: true, cell: (row) => <RemovePasskey {...row} /> },
];

export function Passkeys({ account }: { readonly account: TeamAccount }) {
  const { passkeys, has_totp: hasApp, signed_in_recently: isRecent } = account;
  const keptReason = isRecent ? passkeys.length === 1 && !hasApp && LAST : SIGN_IN_AGAIN;
  const tell = useToast();
  const { change } = useSecondStep();
  const adding = useAction(
    () =>
      change(async () => {
        const { registration } = await ownPasskeyRequest(client);
        return addPasskey(client, await makePasskey(registration));
      }),
    ({ message }) => tell({ text: message, tone: 'success' }),
  );
  const failure =
    adding.error === null || !isRecent ? null : passkeyFailure(adding.error, 'The passkey was not added.');
  return (
    <Way
      title="Passkeys"
      text={`Your fingerprint, face or PIN: the safest way.${passkeys.length === 0 ? ' You have none yet.' : ''}`}
      action={
        hasPasskeys() && (
          <Button
            variant="secondary"
            size="small"
            busy={adding.busy}
            busyLabel="Waiting..."
            disabledReason={!isRecent && SIGN_IN_AGAIN}
            onClick={() => adding.run(undefined)}
          >
            Add a passkey
          </Button>
        )
      }
    >
      {failure !== null && (
        <Banner tone={failure.tone} announce>
          {failure.text}
        </Banner>
      )}
      <DataTable
        caption="Your passkeys"
        hideCaption
        rows={passkeys.map((passkey) => ({ ...passkey, keptReason }))}
        rowKey={({ id }) => id}
        rowHeader="name"
        columns={columns}
        empty={null}
      />
    </Way>
  );
}
