import { sendDispute, type Finding } from '@repo/api-client/queries/worker-status';
import { Button } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { isDraftOpen } from '../../drafts/use-drafted-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { NothingToAdd } from './NothingToAdd.tsx';
import { Quote } from './Quote.tsx';
import type { Wait } from './wait-of.ts';
import { WithdrawDispute } from './WithdrawDispute.tsx';
import { WordsForm, wordsDraft } from './WordsForm.tsx';

const draft = wordsDraft('dispute');
/** Each dispute has its own draft: the draft of a decided dispute does not return with the next one. */
const subjectOf = ({ id, dispute }: Finding) => `${id}:${dispute?.id ?? ''}`;

interface DisputePartProps {
  readonly finding: Finding;
  /** The name of the finding. */
  readonly about: string;
  /** Null for a finding that is in a report. */
  readonly wait: Wait | null;
}

/** The dispute of a finding, its result, and the possible actions of the worker. */
export function DisputePart({ finding, about, wait }: DisputePartProps) {
  const { say } = useLanguage();
  const isAhead = wait !== null;
  const [isWriting, setWriting] = useState(() => isDraftOpen(draft, subjectOf(finding)));
  return (
    <>
      {finding.dispute !== null && <Said dispute={finding.dispute} isAhead={isAhead} />}
      {wait === 'answer' && (
        <Stack gap="none">
          <Text>{say('ahead.paper')}</Text>
          <TextLink href={paths.documents} placement="alone">
            {say('notices.see.documents')}
          </TextLink>
        </Stack>
      )}
      {finding.may_dispute && !isWriting && (
        <Button variant="secondary" fullWidth icon={<FlagIcon />} onClick={() => setWriting(true)}>
          {say(finding.dispute === null ? 'dispute.begin' : 'dispute.again')}
        </Button>
      )}
      {finding.may_dispute && isWriting && (
        <WordsForm
          draft={draft}
          subject={subjectOf(finding)}
          about={about}
          label="dispute.label"
          hint={isAhead ? 'side.hint' : 'dispute.hint'}
          missing="dispute.missing"
          action="dispute.send"
          sent={isAhead ? 'side.sent' : 'dispute.sent'}
          failed="dispute.failed"
          send={(words) => sendDispute(client, { kind: finding.kind, finding_id: finding.id, words })}
          onSent={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      )}
      {wait === 'answer' && !isWriting && <NothingToAdd id={finding.id} />}
      {finding.dispute?.status === 'open' && <WithdrawDispute id={finding.dispute.id} isAhead={isAhead} />}
    </>
  );
}

interface SaidProps {
  readonly dispute: NonNullable<Finding['dispute']>;
  readonly isAhead: boolean;
}

function Said({ dispute, isAhead }: SaidProps) {
  const { say, formats } = useLanguage();
  const { status, ended_at } = dispute;
  return (
    <Stack gap="small">
      {status !== 'open' && (
        <Text weight="medium">{say(`dispute.${status}`, { date: formats.date(ended_at) })}</Text>
      )}
      {/* Before a report, the banner says who decides. */}
      {status === 'open' && !isAhead && <Text weight="medium">{say('dispute.open')}</Text>}
      <Quote by={say('dispute.answer')} words={dispute.answer} />
      <Quote by={say('dispute.yours')} words={dispute.words} />
    </Stack>
  );
}
