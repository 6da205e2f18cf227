import { INCIDENT_TIE_MISSING } from '@repo/domain/incident-report';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DidYouSee } from './DidYouSee.tsx';
import { IncidentReported } from './IncidentReported.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Records } from './Records.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { isIncidentDrafted, REPORTING, ReportIncident } from './ReportIncident.tsx';
import { WhoItIs } from '../../workers/WhoItIs.tsx';
import { YourReport } from './YourReport.tsx';

/** The records about a worker, and a form to report another incident to the team. */
export function WorkerAlert({ worker, misconduct }: AboutWorker) {
  const [isReported, setReported] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [wasDrafted] = useState(() => isIncidentDrafted(worker.id));
  const isReporting = useLocation().hash === REPORTING;
  if (isReported) return <IncidentReported workerId={worker.id} />;
  const { registry } = misconduct;
  const hasRecords = (registry?.records_found ?? 0) > 0;
  // Records are read first. The form then opens at the reader's wish.
  const isOpen = !hasRecords || isReporting || wasDrafted || isAsked;
  const about = { workerId: worker.id };
  return (
    <Screen
      title="Worker Alert"
      subtitle="What was upheld about this worker, and where to report what you saw."
      width="desk"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: about }}
    >
      <DetailLayout
        head={
          <>
            <WhoItIs worker={worker} />
            {registry !== undefined && <RegistryBanner registry={registry} />}
          </>
        }
        aside={
          <>
            {registry !== undefined && (
              <YourReport {...about} hasRecords={hasRecords}>
                <TextLink placement="alone" href={paths.misconductRegistry} state={about}>
                  View Misconduct Registry
                </TextLink>
              </YourReport>
            )}
            {misconduct.may_report && !isOpen && (
              <DidYouSee>
                <Button variant="secondary" fullWidth onClick={() => setAsked(true)}>
                  Report an Incident
                </Button>
              </DidYouSee>
            )}
          </>
        }
      >
        {registry === undefined && <NotOpen misconduct={misconduct} />}
        {registry !== undefined && hasRecords && <Records registry={registry} />}
        {misconduct.may_report && isOpen && (
          <ReportIncident {...about} isAsked={isAsked} onReported={() => setReported(true)} />
        )}
        {!misconduct.may_report && (
          <Banner tone="info" title="Report an Incident">
            {INCIDENT_TIE_MISSING}
          </Banner>
        )}
      </DetailLayout>
    </Screen>
  );
}
