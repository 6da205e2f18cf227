import { incidentQuery } from '@repo/api-client/queries/incidents';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { Allegation } from './incident/Allegation.tsx';
import { HerSide } from './incident/HerSide.tsx';
import { IncidentDecision } from './incident/IncidentDecision.tsx';
import { IncidentVerdicts } from './incident/IncidentVerdicts.tsx';
import type { ItemProps } from './item-props.ts';

/** What is alleged of a worker and her side, with what a colleague decided and the decision beside. */
export function IncidentItem({ work }: ItemProps) {
  const query = useQuery(incidentQuery(client, work.id));
  return (
    <Loaded what="the incident" query={query}>
      {(incident) => (
        <SplitView
          besideLabel="The decision"
          beside={
            <Stack gap="medium">
              {work.needs !== 'first_look' && (
                <HeldOnly>
                  <IncidentVerdicts id={work.id} needs={work.needs} />
                </HeldOnly>
              )}
              <IncidentDecision incident={incident} work={work} />
            </Stack>
          }
        >
          <KeyPlace hotkey="e" label="Evidence">
            <HeldOnly>
              <Allegation incident={incident} />
            </HeldOnly>
            <HerSide incident={incident} />
          </KeyPlace>
        </SplitView>
      )}
    </Loaded>
  );
}
