import { INCIDENT_TIE_MISSING } from '@repo/domain/incident-report';
import { Banner } from '@repo/ui/components/Banner';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { IncidentReported } from './IncidentReported.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Records } from './Records.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { REPORTING, ReportIncident } from './ReportIncident.tsx';
import { WhoItIs } from '../../workers/WhoItIs.tsx';
import { YourReport } from './YourReport.tsx';

/** The records about a worker, and a form to report another incident to the team. */
export function WorkerAlert({ worker, misconduct }: AboutWorker) {
  const [isReported, setReported] = useState(false);
  const isReporting = useLocation().hash === REPORTING;
  if (isReported) return <IncidentReported workerId={worker.id} />;
  const { registry } = misconduct;
  const hasRecords = (registry?.records_found ?? 0) > 0;
  return (
    <Screen
      title="Worker Alert"
      width="task"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: { workerId: worker.id } }}
    >
      <TaskLayout
        summary={
          <>
            {hasRecords && <YourReport workerId={worker.id} />}
            {misconduct.may_report ? (
              <ReportIncident
                workerId={worker.id}
                isOpen={!hasRecords || isReporting}
                onReported={() => setReported(true)}
              />
            ) : (
              <Banner tone="info" title="Report an Incident">
                {INCIDENT_TIE_MISSING}
              </Banner>
            )}
          </>
        }
      >
        <WhoItIs worker={worker} />
        {registry === undefined ? (
          <NotOpen misconduct={misconduct} />
        ) : (
          <>
            <RegistryBanner registry={registry} />
            {/* Beside the open form it would make that column the longer one. */}
            {hasRecords ? <Records registry={registry} /> : <YourReport workerId={worker.id} />}
          </>
        )}
      </TaskLayout>
    </Screen>
  );
}
