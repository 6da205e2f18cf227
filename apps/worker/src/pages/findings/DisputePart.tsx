import { sendDispute, type Finding } from '@repo/api-client/queries/worker-status';
import { Button } from '@repo/ui/components/Button';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { isDraftOpen } from '../../drafts/use-drafted-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Quote } from './Quote.tsx';
import { WithdrawDispute } from './WithdrawDispute.tsx';
import { WordsForm, wordsDraft } from './WordsForm.tsx';

const draft = wordsDraft('dispute');
/** Each dispute has its own draft: the draft of a decided dispute does not return with the next one. */
const subjectOf = ({ id, dispute }: Finding) => `${id}:${dispute?.id ?? ''}`;

interface DisputePartProps {
  readonly finding: Finding;
  /** The name of the finding. */
  readonly about: string;
}

/** The dispute of a finding, its result, and the possible actions of the worker. */
export function DisputePart({ finding, about }: DisputePartProps) {
  const { say } = useLanguage();
  const [isWriting, setWriting] = useState(() => isDraftOpen(draft, subjectOf(finding)));
  return (
    <>
      {finding.dispute !== null && <Said dispute={finding.dispute} />}
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
          hint="dispute.hint"
          missing="dispute.missing"
          action="dispute.send"
          sent="dispute.sent"
          failed="dispute.failed"
          send={(words) => sendDispute(client, { kind: finding.kind, finding_id: finding.id, words })}
          onSent={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      )}
      {finding.dispute?.status === 'open' && <WithdrawDispute id={finding.dispute.id} />}
    </>
  );
}

function Said({ dispute }: { readonly dispute: NonNullable<Finding['dispute']> }) {
  const { say, formats } = useLanguage();
  const { status, ended_at } = dispute;
  return (
    <Stack gap="small">
      <Text weight="medium">
        {status === 'open' ? say('dispute.open') : say(`dispute.${status}`, { date: formats.date(ended_at) })}
      </Text>
      <Quote by={say('dispute.answer')} words={dispute.answer} />
      <Quote by={say('dispute.yours')} words={dispute.words} />
    </Stack>
  );
}
