import { HOME_VERIFICATIONS } from '@repo/domain/verification-status';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { InfoIcon } from '@repo/ui/icons/InfoIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { isPaidFor, useVerifications } from '../../verifications/use-verifications.ts';
import { VerificationCard } from '../../verifications/VerificationCard.tsx';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';

interface HomeTabProps {
  readonly onShow: (tab: Tab) => void;
}

export function HomeTab({ onShow, news }: HomeTabProps & { readonly news: ReactNode }) {
  const firstName = (session.user()?.name ?? '').trim().split(/\s+/)[0];
  return (
    <>
      <PageHeader
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        subtitle="Know who you are about to hire."
      />
      {news}
      <Grid columns={2}>
        <Stack>
          <Button fullWidth icon={<PlusIcon />} onClick={() => onShow('workers')}>
            Start New Verification
          </Button>
          <Card tone="primary">
            <Inline gap="small" align="start">
              <InfoIcon />
              <Text weight="strong">Quick tip</Text>
            </Inline>
            <Text>
              A worker must agree before anything is checked. Tell her to expect an SMS from us: her answer
              starts the checks.
            </Text>
          </Card>
        </Stack>
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            Quick Actions
          </Heading>
          <Grid columns={2} gap="small">
            <Button variant="secondary" fullWidth onClick={() => onShow('workers')}>
              Search Worker
            </Button>
            <ButtonLink variant="secondary" fullWidth href={paths.invite}>
              Invite Worker
            </ButtonLink>
          </Grid>
        </Stack>
      </Grid>
      <RecentVerifications onShow={onShow} />
    </>
  );
}

function RecentVerifications({ onShow }: HomeTabProps) {
  return (
    <Stack as="section">
      <Heading level={2}>Recent Verifications</Heading>
      <Recent onShow={onShow} />
    </Stack>
  );
}

/** The empty state of all verifications is that of `VerificationsPanel`. */
function Recent({ onShow }: HomeTabProps) {
  const { dashboard, factsOf, failure } = useVerifications(HOME_VERIFICATIONS);
  if (dashboard === undefined)
    return failure === null ? (
      <Skeleton label="Loading verifications..." kind="card" count={HOME_VERIFICATIONS} />
    ) : (
      <VerificationsError failure={failure} place="dashboard" />
    );
  const { verifications } = dashboard;
  if (verifications.length === 0)
    return (
      <EmptyState level={3} title="No Verifications Yet" icon={<ClipboardIcon size="large" />}>
        Find a worker or invite one, and follow her check here.
      </EmptyState>
    );
  return (
    <>
      <Grid as="ul" columns={3}>
        {verifications.slice(0, HOME_VERIFICATIONS).map((item) => (
          <VerificationCard
            key={`${item.type} ${item.id}`}
            item={item}
            facts={factsOf(item.nanny_id)}
            isPaid={isPaidFor(item, dashboard)}
          />
        ))}
      </Grid>
      {verifications.length > HOME_VERIFICATIONS && (
        <Inline>
          <Button variant="secondary" onClick={() => onShow('verifications')}>
            View All Verifications ({verifications.length})
          </Button>
        </Inline>
      )}
    </>
  );
}
