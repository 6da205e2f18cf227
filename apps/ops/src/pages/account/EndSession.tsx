import { failureText } from '@repo/api-client/client/failure-text';
import { endSession, TEAM_ACCOUNT } from '@repo/api-client/queries/team-account';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

interface EndSessionProps {
  readonly id: string;
  readonly device: string;
}

export function EndSession({ id, device }: EndSessionProps) {
  const tell = useToast();
  const cache = useQueryClient();
  const ending = useAction(
    async () => {
      const { message } = await endSession(client, id);
      // Said here, because the change takes this row away.
      tell({ text: message, tone: 'success' });
      await invalidate(cache, { queryKey: TEAM_ACCOUNT });
    },
    () => undefined,
  );
  return (
    <Stack gap="xsmall" align="end">
      <Button variant="secondary" size="small" busy={ending.busy} onClick={() => ending.run(undefined)}>
        Sign out<VisuallyHidden> on {device}</VisuallyHidden>
      </Button>
      {ending.error !== null && (
        <div role="alert">
          <Text tone="danger">{failureText(ending.error, 'Still signed in there. Please try again.')}</Text>
        </div>
      )}
    </Stack>
  );
}
