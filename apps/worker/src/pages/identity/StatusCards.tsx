import type { IdentityStatus } from '@repo/api-client/queries/identity';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { brand } from '@repo/domain/brand';
import { chatLink } from '@repo/domain/chat-link';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Timeline } from '@repo/ui/components/Timeline';
import { Stamp } from '@repo/ui/drawings/Stamp';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { correctionOf } from '../../correction.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { waitWords } from './wait-words.ts';

const REVIEW_MILLISECONDS = 48 * 60 * 60 * 1000;

/** The day by which the team has looked at the photos as a rule. None once it is over. */
function useExpected({ status, submitted_at: sent }: IdentityStatus): Date | null {
  const [now] = useState(() => Date.now());
  if (status !== 'under_review' || sent === null) return null;
  const expected = new Date(sent).getTime() + REVIEW_MILLISECONDS;
  return expected < now ? null : new Date(expected);
}

interface StatusProps {
  readonly status: IdentityStatus;
}

/** A machine works on it for minutes, or a team member for a day or two. The worker has nothing to do. */
export function Waiting({ status }: StatusProps) {
  const { say, formats, language } = useLanguage();
  const isChecking = status.status === 'checking';
  const words = waitWords[language];
  const sent = status.submitted_at;
  const expected = useExpected(status);
  const title = isChecking ? 'identity.checking' : 'identity.underReview';
  return (
    <>
      <Banner tone="info" title={<UnbrokenDurations>{say(title)}</UnbrokenDurations>} announce>
        <UnbrokenDurations>{status.message}</UnbrokenDurations>
      </Banner>
      <Card>
        <Timeline
          now={sent === null ? 0 : 1}
          steps={[
            ...(sent === null
              ? []
              : [
                  {
                    title: say('identity.sentOn', { date: formats.date(sent) }),
                    icon: CheckIcon,
                    tone: 'success' as const,
                  },
                ]),
            { title: isChecking ? words.checking : words.under_review },
            {
              title: words.result,
              text:
                expected === null
                  ? say('identity.follows')
                  : `${words.by(formats.date(expected))} ${say('identity.follows')}`,
            },
          ]}
        />
      </Card>
      <ButtonLink href={paths.dashboard} variant="secondary" fullWidth>
        {say('identity.toDashboard')}
      </ButtonLink>
    </>
  );
}

export function Verified({ status }: StatusProps) {
  const { say } = useLanguage();
  return (
    <TaskLayout
      summary={
        <>
          <Stamp />
          <ButtonLink href={paths.dashboard} state={{ verificationCompleted: true }} fullWidth>
            {say('identity.toDashboard')}
          </ButtonLink>
        </>
      }
    >
      <Banner tone="success">{status.message}</Banner>
    </TaskLayout>
  );
}

/** Reasons that the worker may fix in the profile. */
const inProfile = new Set(['number_not_found', 'number_invalid', 'card_differs', 'face_differs']);

/** Why the check failed, and what the worker can improve. */
export function Failed({ status }: StatusProps) {
  const { say } = useLanguage();
  const { reason, may_send: maySend, attempts_left: count } = status;
  return (
    <>
      <Banner tone="warning" title={say('identity.notVerified')} announce>
        {status.message}
      </Banner>
      {maySend ? <Text weight="medium">{say('identity.attempts', { count })}</Text> : <Support />}
      {maySend && reason !== null && inProfile.has(reason) && (
        <ButtonLink
          href={paths.completeProfile}
          state={correctionOf('national_id')}
          variant="secondary"
          fullWidth
        >
          {say('identity.correct')}
        </ButtonLink>
      )}
    </>
  );
}

/** The help contact, where the deployment names one. */
function Support() {
  const { say } = useLanguage();
  const { data } = useQuery(workerDashboardQuery(client));
  if (data?.help_phone == null) return null;
  return (
    <ButtonLink
      href={chatLink(say('identity.support.words', { brand: brand.name }), data.help_phone)}
      fullWidth
    >
      {say('identity.support')}
    </ButtonLink>
  );
}
