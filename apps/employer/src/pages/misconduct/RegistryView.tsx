import { ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { DidYouSee } from './DidYouSee.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Records } from './Records.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { RegistrySearch } from './RegistrySearch.tsx';
import { REPORTING } from './ReportIncident.tsx';
import { checkDate, outcomeOf, statusOf } from './words.ts';
import { WhoItIs } from '../../workers/WhoItIs.tsx';
import { YourReport } from './YourReport.tsx';

/** The registry entries about one worker: the records themselves, where they are, and the date of the search. */
export function RegistryView({ worker, misconduct }: AboutWorker) {
  const about = { workerId: worker.id };
  const { registry } = misconduct;
  const hasRecords = (registry?.records_found ?? 0) > 0;
  const isClear = registry !== undefined && statusOf(registry) === 'clear';
  return (
    <Screen
      title="Misconduct Registry"
      width="desk"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: about }}
    >
      <DetailLayout
        head={
          <>
            <WhoItIs worker={worker} />
            {registry !== undefined && (
              <RegistryBanner registry={registry}>
                {registry.check_date !== null && (
                  <DefinitionList
                    layout="inline"
                    items={[checkDate(registry), ...(isClear ? outcomeOf(registry) : [])]}
                  />
                )}
              </RegistryBanner>
            )}
          </>
        }
        aside={
          <>
            {registry !== undefined && <YourReport workerId={worker.id} hasRecords={hasRecords} />}
            <DidYouSee>
              <ButtonLink variant="secondary" fullWidth href={paths.workerAlert + REPORTING} state={about}>
                Report an Incident
              </ButtonLink>
            </DidYouSee>
          </>
        }
      >
        {registry === undefined ? (
          <NotOpen misconduct={misconduct} />
        ) : (
          <>
            {hasRecords && <Records registry={registry} />}
            <RegistrySearch registry={registry} />
          </>
        )}
      </DetailLayout>
    </Screen>
  );
}
