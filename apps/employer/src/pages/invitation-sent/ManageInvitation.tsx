import { catalogueText } from '@repo/api-client/client/failure-text';
import {
  changeInvitation,
  dashboardQuery,
  invitationQuery,
  withdrawInvitation,
} from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Select } from '@repo/ui/components/Select';
import { useToast } from '@repo/ui/components/Toasts';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

interface ManageInvitationProps {
  readonly workerId: string;
  readonly packageId: number;
}

/** Updates every screen that shows the invitation, also after a refusal: it may have been answered meanwhile. */
async function keepFresh<T>(workerId: string, changing: Promise<T>): Promise<T> {
  try {
    return await changing;
  } finally {
    void invalidate(queryClient, { queryKey: dashboardQuery(client).queryKey });
    void invalidate(queryClient, { queryKey: invitationQuery(client, workerId).queryKey });
  }
}

/** What the employer may do with an invitation before the worker answers: another package, or none at all. */
export function ManageInvitation({ workerId, packageId }: ManageInvitationProps) {
  const tell = useToast();
  const [chosen, setChosen] = useState(String(packageId));
  const [isAsked, setAsked] = useState(false);
  const { data: packages = [] } = useQuery(packagesQuery(client));
  const change = useAction(
    (to: number) => keepFresh(workerId, changeInvitation(client, workerId, to)),
    ({ message }) => tell({ text: message, tone: 'success' }),
  );
  const withdraw = useAction(
    () => keepFresh(workerId, withdrawInvitation(client, workerId)),
    ({ message }) => {
      setAsked(false);
      tell({ text: message, tone: 'success' });
    },
  );
  return (
    <Disclosure label="Change or withdraw">
      <Stack gap="small">
        <Select
          label="Package"
          hint="For one that looks into more, we ask anew by SMS."
          options={packages.map(({ id, name, priceCents }) => ({
            value: String(id),
            label: `${name} - ${formatKes(priceCents)}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {change.error !== null && (
          <Banner tone="danger">
            {catalogueText(change.error, 'Failed to change the package. Please try again.')}
          </Banner>
        )}
        <Button
          variant="secondary"
          busy={change.busy}
          busyLabel="Changing..."
          disabledReason={chosen === String(packageId) && 'Choose another package first.'}
          onClick={() => change.run(Number(chosen))}
        >
          Change Package
        </Button>
        <Button variant="ghost" onClick={() => setAsked(true)}>
          Withdraw Invitation
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        question="Withdraw this invitation?"
        consequence="The worker reads in the app that you no longer ask. You can send a new invitation."
        confirmLabel="Withdraw"
        busy={withdraw.busy}
        busyLabel="Withdrawing..."
        error={
          withdraw.error === null
            ? undefined
            : catalogueText(withdraw.error, 'Failed to withdraw the invitation. Please try again.')
        }
        onConfirm={() => withdraw.run(undefined)}
        onCancel={() => {
          withdraw.forgetError();
          setAsked(false);
        }}
      />
    </Disclosure>
  );
}
