import type { Finding } from '@repo/api-client/queries/worker-status';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import type { Say } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { DisputePart } from './DisputePart.tsx';
import { MendLink } from './MendLink.tsx';
import { Quote } from './Quote.tsx';
import { resultWords } from './result-words.ts';
import { waitOf } from './wait-of.ts';
import { WaitBanner } from './WaitBanner.tsx';

/** The status of a finding. The dispute takes precedence over the outcome. Before a report there is no outcome. */
function statusOf(finding: Finding, say: Say): { words: string; tone: BadgeTone } | null {
  if (finding.dispute?.status === 'open') return { words: say('findings.badge.disputed'), tone: 'info' };
  if (finding.dispute?.status === 'upheld' && !finding.may_dispute)
    return { words: say('findings.badge.fallen'), tone: 'success' };
  if (finding.in_report_from !== null) return null;
  if (finding.outcome === null) return { words: say('findings.badge.record'), tone: 'danger' };
  return {
    words: say(`outcome.${finding.outcome}`),
    tone: finding.outcome === 'finding' ? 'danger' : 'unknown',
  };
}

const titleOf = ({ check, category }: Finding, say: Say): string =>
  category === null ? say(`notice.check.${check ?? 'final_review'}`) : say(`misconduct.${category}`);

/** One current or former finding about the worker, with its dispute. */
export function FindingCard({ finding }: { readonly finding: Finding }) {
  const { say, formats, language } = useLanguage();
  const [now] = useState(() => new Date());
  const wait = waitOf(finding, now);
  const status = statusOf(finding, say);
  const title = titleOf(finding, say);
  const date = formats.date(finding.found_at);
  const isOnRecord = finding.kind === 'record' && finding.dispute?.status !== 'upheld';
  const found = isOnRecord ? resultWords[language].recorded(date) : say('findings.found', { date });
  return (
    <Card as="article">
      <Stack>
        <Stack gap="small">
          <Spread wrap>
            <Heading level={3}>{title}</Heading>
            {status !== null && <Badge tone={status.tone}>{status.words}</Badge>}
          </Spread>
          <Text tone="muted">
            {finding.region === null ? found : `${say(`region.${finding.region}`)} · ${found}`}
          </Text>
        </Stack>
        {wait !== null && finding.in_report_from !== null && (
          <WaitBanner wait={wait} until={finding.in_report_from} />
        )}
        <Quote by={say('findings.words')} words={finding.words} />
        <MendLink finding={finding} />
        <DisputePart finding={finding} about={title} wait={wait} />
      </Stack>
    </Card>
  );
}
