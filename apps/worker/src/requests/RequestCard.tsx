import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { DecisionLayout } from '@repo/ui/patterns/DecisionLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId, useState } from 'react';
import { timeAgo } from '../language/time-ago.ts';
import { useLanguage } from '../language/use-language.ts';
import { NeverAsks } from '../shell/NeverAsks.tsx';
import { AskedChecks } from './AskedChecks.tsx';
import { Asker } from './Asker.tsx';
import { AskedWords } from './AskedWords.tsx';
import { BlockEmployer } from './BlockEmployer.tsx';
import { CheckMeanings } from './CheckMeanings.tsx';
import { ReportWords } from './ReportWords.tsx';
import { RequestSms } from './RequestSms.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface RequestCardProps {
  readonly request: WireRequest;
  /** In a list of requests, or alone as the first thing on the home. */
  readonly place: 'list' | 'home';
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** One request of an employer (worker spec 2.11): who asks and for what, then what follows from a yes, and the answer. */
export function RequestCard({ request, place, busy, onAccept, onDecline }: RequestCardProps) {
  const translator = useLanguage();
  const { say, language } = translator;
  const [now] = useState(() => new Date());
  const titleId = useId();
  const isOpen = request.status === 'pending';
  const { quote, ifYes, checks, paper, follows } = request.parts[language];
  const isHome = place === 'home';
  const report = <ReportWords request={request} />;
  const block = <BlockEmployer requestId={request.id} />;
  // Both are about the words of the employer: on her home, one row of them leaves room for what else is there.
  const isOneRow = isHome && quote !== '';
  const row = (
    <Inline gap="small">
      {report}
      {block}
    </Inline>
  );
  return (
    <Card
      as={isHome ? 'section' : 'li'}
      tone={isHome ? 'accent' : 'surface'}
      {...(isHome && { labelledBy: titleId })}
    >
      <Stack gap="small">
        <Asker
          asker={request}
          requestId={request.id}
          titleId={titleId}
          // On her home, how long she still has says both.
          when={isHome ? undefined : timeAgo(translator, request.time, now)}
          state={
            isOpen ? (
              <TimeLeft until={request.expires_at} now={now} busy={busy} />
            ) : (
              <Badge tone="success" icon={<CheckIcon size="small" />}>
                {say('requests.accepted')}
              </Badge>
            )
          }
        />
        {isOpen ? (
          <DecisionLayout
            asked={
              <>
                <AskedWords request={request} report={isOneRow ? row : report} />
                {ifYes !== '' && <AskedChecks {...{ ifYes, checks, paper }} isRoomy={!isHome} />}
              </>
            }
            outcome={<Text>{follows.join(' ')}</Text>}
            answer={
              <Grid columns={3} phoneColumns="fit" gap="small">
                <Button
                  variant="secondary"
                  fullWidth
                  disabledReason={busy && say('requests.busy')}
                  onClick={onDecline}
                >
                  {say('requests.decline')}
                </Button>
                <Button fullWidth busy={busy} onClick={onAccept}>
                  {say('requests.accept')}
                </Button>
              </Grid>
            }
          >
            <NeverAsks />
            {checks.length > 0 && <CheckMeanings checks={checks} />}
            {!isOneRow && block}
          </DecisionLayout>
        ) : (
          <AskedWords request={request} report={report} />
        )}
        {!isHome && <RequestSms request={request} />}
      </Stack>
    </Card>
  );
}
