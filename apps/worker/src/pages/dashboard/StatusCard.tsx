import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import { Card } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { QuietLink } from '@repo/ui/components/QuietLink';
import { TextLink } from '@repo/ui/components/TextLink';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { homeWords } from './home-words.ts';
import { countDone, nextActOf, type NextAct } from './next-act.ts';
import { LaterStatus } from './LaterStatus.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UnderReview } from './UnderReview.tsx';

interface StatusCardProps {
  readonly dashboard: WireWorkerDashboard;
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
  /** The step for which the card above asks. It is the one act of the screen: no other stands here beside it. */
  readonly asked: VerificationStep | null;
  /** Whether a check waits for her police clearance. */
  readonly needsClearance: boolean;
  /** The employers who have no report yet. Empty where the card above names them. */
  readonly employers: readonly string[];
}

/**
 * How her verification stands, in one place: how many steps are done and the way to each, the next one of hers, its badge,
 * and while it is looked at how long that takes. A step that not every check needs stands last. By the specification the
 * badge and the time always appear (quirks, `workerBadgeAlwaysPending`): while nothing is looked at, as what comes with a check.
 */
export function StatusCard({ dashboard, status, asked, needsClearance, employers }: StatusCardProps) {
  const { language } = useLanguage();
  const words = homeWords[language];
  const { pending = false } = useNavigationState('dashboard') ?? {};
  const { verification, needs } = dashboard;
  const isUnderReview =
    dashboard.under_review || (pending && verification !== 'verified' && !needs.includes('name'));
  const first = status === undefined ? null : nextActOf(status, needsClearance);
  const isOther = first !== null && first.step !== asked;
  const next = isOther && (asked === null || first.isOptional) ? first : null;
  const isClearanceSent =
    status?.steps.some(({ step, note }) => step === 'police_clearance' && note === 'under_review') === true;
  const seeSteps = status !== undefined && <QuietLink href={paths.verification}>{words.seeSteps}</QuietLink>;
  return (
    <Card padding="small">
      <Stack gap="small">
        {status !== undefined && <StepsDone status={status} />}
        {next?.isOptional === false && (
          <TextLink href={next.href} placement="alone">
            {words.next(words.acts[next.step])}
          </TextLink>
        )}
        {isUnderReview ? (
          <>
            <Inline>
              <StatusBadge verification={verification} />
              {seeSteps}
            </Inline>
            <UnderReview />
            {employers.length > 0 && <Text>{words.agreed(employers)}</Text>}
          </>
        ) : (
          <>
            <NothingRuns employers={employers} isClearanceSent={isClearanceSent} />
            {seeSteps}
            <LaterStatus verification={verification} from={words.duringCheck} />
          </>
        )}
        {isClearanceSent ? <Text tone="muted">{words.clearanceSent}</Text> : <OptionalAct next={next} />}
      </Stack>
    </Card>
  );
}

interface NothingRunsProps extends Pick<StatusCardProps, 'employers'> {
  readonly isClearanceSent: boolean;
}

/** That a check has not started, or that none does. Nothing while the team looks at a paper without a check. */
function NothingRuns({ employers, isClearanceSent }: NothingRunsProps) {
  const words = homeWords[useLanguage().language];
  if (employers.length > 0) return <Text>{`${words.agreed(employers)} ${words.notStarted}`}</Text>;
  return isClearanceSent ? null : <Text>{words.noneRuns}</Text>;
}

function StepsDone({ status }: { readonly status: VerificationStatus }) {
  const { say } = useLanguage();
  const { percentage, steps } = status;
  return (
    <ProgressBar
      label={say('verification.steps')}
      percent={percentage}
      level="plain"
      valueText={`${String(countDone(status))} / ${String(steps.length)}`}
    />
  );
}

/** The way to a step that not every check needs. */
function OptionalAct({ next }: { readonly next: NextAct | null }) {
  const words = homeWords[useLanguage().language];
  if (next?.isOptional !== true) return null;
  return <QuietLink href={next.href}>{`${words.optional}: ${words.acts[next.step]}`}</QuietLink>;
}
