import { disputeQuery } from '@repo/api-client/queries/disputes';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { DisputedFinding } from './dispute/DisputedFinding.tsx';
import { HerWords } from './dispute/HerWords.tsx';
import { Ruling } from './dispute/Ruling.tsx';
import type { ItemProps } from './item-props.ts';

/** A disputed finding and what the worker says to it, with the ruling of the third member beside. */
export function DisputeItem({ work }: ItemProps) {
  const query = useQuery(disputeQuery(client, work.id));
  return (
    <Loaded what="the dispute" query={query}>
      {(dispute) => (
        <SplitView besideLabel="The ruling" beside={<Ruling dispute={dispute} />}>
          <HeldOnly>
            <KeyPlace hotkey="e" label="Evidence">
              <DisputedFinding dispute={dispute} />
              <HerWords dispute={dispute} />
            </KeyPlace>
          </HeldOnly>
        </SplitView>
      )}
    </Loaded>
  );
}
