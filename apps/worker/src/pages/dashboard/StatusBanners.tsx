import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { VERIFICATION_BANNER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';

/**
 * The verification status. By the specification, the "under review" banner always appears (quirks,
 * `workerBadgeAlwaysPending`). A banner before it names an open task of the worker, so that the worker does not wait in
 * vain.
 */
export function StatusBanners({ dashboard }: { readonly dashboard: WireWorkerDashboard }) {
  const { say } = useLanguage();
  const { pending = false } = useNavigationState('dashboard') ?? {};
  const isUnderReview =
    dashboard.under_review || (pending && dashboard.verification !== 'verified' && !dashboard.asks_name);
  const isFixed = deploymentQuirks().workerBadgeAlwaysPending === 'observed';
  return (
    <>
      <JustCompleted />
      {dashboard.asks_name && (
        <Banner
          tone="warning"
          title={say('identity.name.title')}
          action={
            <ButtonLink href={paths.identity} size="small">
              {say('verification.identity.answer')}
            </ButtonLink>
          }
        >
          {say('verification.identity.name')}
        </Banner>
      )}
      {/* Also during a running check, because the check waits for the identity. */}
      {!pending && dashboard.verification === 'needs_verification' && (
        <Banner
          tone="warning"
          title={say('dashboard.verifyFirst')}
          action={
            <ButtonLink href={paths.verification} size="small">
              {say('dashboard.verifyNow')}
            </ButtonLink>
          }
        >
          {say('dashboard.verifyWhy')}
        </Banner>
      )}
      {(isUnderReview || isFixed) && <Banner tone="info">{say('dashboard.underReview')}</Banner>}
    </>
  );
}

/** Shown for five seconds after a successful verification. */
function JustCompleted() {
  const { say } = useLanguage();
  const { verificationCompleted = false } = useNavigationState('dashboard') ?? {};
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!verificationCompleted) return;
    const timer = setTimeout(() => setOver(true), VERIFICATION_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [verificationCompleted]);
  if (!verificationCompleted || isOver) return null;
  return <Banner tone="success">{say('dashboard.completed')}</Banner>;
}
