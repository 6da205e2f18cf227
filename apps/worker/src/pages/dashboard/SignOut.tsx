import { signOutEverywhere } from '@repo/api-client/queries/worker-app';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { forgetWorker, logOut } from '../../api/log-out.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';

/** Signs the worker out on this phone or on every device, because phones are lent and lost. */
export function SignOut() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const [asking, setAsking] = useState(false);
  const everywhere = useAction(() => signOutEverywhere(client), forgetWorker);
  return (
    <Inline fill>
      <Button variant="secondary" icon={<SignOutIcon />} onClick={logOut}>
        {say('settings.signOut')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {say('settings.everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={say('settings.everywhereAsk')}
        consequence={say('settings.everywhereWhy')}
        confirmLabel={say('settings.everywhere')}
        busy={everywhere.busy}
        busyLabel={say('settings.everywhereBusy')}
        error={
          everywhere.error === null ? undefined : failureWords(everywhere.error, 'settings.everywhereFailed')
        }
        onConfirm={() => everywhere.run(undefined)}
        onCancel={() => {
          everywhere.forgetError();
          setAsking(false);
        }}
      />
    </Inline>
  );
}
