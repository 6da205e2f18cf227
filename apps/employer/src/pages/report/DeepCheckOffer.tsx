import { catalogueText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { reportQuery } from '@repo/api-client/queries/reports';
import { formatKes } from '@repo/domain/money';
import { DEEP_CHECK_PACKAGE_ID } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { paths } from '../../paths.ts';
import { DEEP_CHECK_FAILED } from './words.ts';

/**
 * Offers every check at its price, bought like any package (decisions.md section 7). It fetches the deep check first: an
 * employer who has paid on another device, or since this page opened, reads the result and does not pay again.
 */
export function DeepCheckOffer({ worker }: { readonly worker: Worker }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const packages = useQuery(packagesQuery(client));
  const [asked, setAsked] = useState(false);
  const check = useAction(
    () => queryClient.query({ ...reportQuery(client, worker.id), staleTime: 0 }),
    (deepCheckData) => {
      setAsked(false);
      if (deepCheckData.access_level === 'premium')
        void navigate(paths.verificationReport, {
          state: { workerId: worker.id, deepCheckData, isDeepCheck: true },
        });
      else
        void navigate(paths.payment, {
          state: {
            worker: { id: worker.id, name: worker.displayName, service_type: worker.role },
            package: { id: DEEP_CHECK_PACKAGE_ID },
            isAcceptedInvitation: false,
          },
        });
    },
  );
  const offer = packages.data?.find(({ id }) => id === DEEP_CHECK_PACKAGE_ID);
  // Without a price the employer cannot agree to anything.
  if (offer === undefined) return null;
  const price = formatKes(offer.priceCents);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
        Get the Deep Check
      </Button>
      <ConfirmDialog
        open={asked}
        question="Get the Deep Check?"
        consequence={`The whole picture for ${price}: references in full, work history and health. You see everything once more before you pay.`}
        confirmLabel={`Pay ${price}`}
        busy={check.busy}
        busyLabel="Opening..."
        error={check.error === null ? undefined : catalogueText(check.error, DEEP_CHECK_FAILED)}
        onCancel={() => {
          check.forgetError();
          setAsked(false);
        }}
        onConfirm={() => check.run(undefined)}
      />
    </>
  );
}
