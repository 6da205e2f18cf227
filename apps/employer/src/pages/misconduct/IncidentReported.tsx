import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** Explains the next steps after the employer submitted a report to the team. */
export function IncidentReported({ workerId }: { readonly workerId: string }) {
  return (
    <Screen title="Incident Reported" width="focus">
      <Banner tone="success">
        Thank you. Our team asks for the worker’s side and then decides. Only what is upheld is recorded, and
        never with your name.
      </Banner>
      <PageActions>
        <ButtonLink variant="secondary" href={paths.workerProfile} state={{ workerId }}>
          Back to Worker Profile
        </ButtonLink>
      </PageActions>
    </Screen>
  );
}
