import { identityCheckQuery } from '@repo/api-client/queries/papers';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { IdentityPhotos } from '../../evidence/IdentityPhotos.tsx';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { IdentityFacts } from './IdentityFacts.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import type { ItemProps } from './item-props.ts';

/** Her selfie, her card and what the registry said side by side, with three questions and the decision beside. */
export function IdentityItem({ work }: ItemProps) {
  const check = useQuery(identityCheckQuery(client, work.id));
  return (
    <Loaded what="the identity check" query={check}>
      {(attempt) => (
        <SplitView
          besideLabel="The decision"
          beside={
            <Stack gap="medium">
              <HeldOnly>
                <IdentityFacts attempt={attempt} />
              </HeldOnly>
              <IdentityForm attempt={attempt} needs={work.needs} />
            </Stack>
          }
        >
          <HeldOnly>
            <KeyPlace hotkey="e" label="Evidence">
              <IdentityPhotos attempt={attempt} />
            </KeyPlace>
          </HeldOnly>
        </SplitView>
      )}
    </Loaded>
  );
}
